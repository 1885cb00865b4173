"""No test touches the record of whoever runs it: each test process has a folder of its own.

Its solver processes do not wait until the other tests leave them some time.
"""

import os
import shutil
import tempfile

_FOLDER = tempfile.mkdtemp(prefix="sedzia-test-")
os.environ["SEDZIA_DATA"] = _FOLDER
os.environ.pop("SEDZIA_DATABASE_URL", None)
os.environ["SEDZIA_YIELD"] = "no"  # tests run beside other tests, which solver processes would wait for


def pytest_unconfigure() -> None:
    shutil.rmtree(_FOLDER, ignore_errors=True)
