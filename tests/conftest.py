"""No test touches the record of whoever runs it: each test process has a folder of its own.

Its solver processes do not wait until the other tests leave them some time. How long an example of a property
takes decides nothing.
"""

import os
import shutil
import tempfile

from hypothesis import settings

_FOLDER = tempfile.mkdtemp(prefix="sedzia-test-")
os.environ["SEDZIA_DATA"] = _FOLDER
os.environ.pop("SEDZIA_DATABASE_URL", None)
os.environ["SEDZIA_SYNC_SECONDS"] = "120"  # on a busy machine a ruling would become a job
os.environ["SEDZIA_YIELD"] = "no"  # tests run beside other tests, which solver processes would wait for


def pytest_unconfigure() -> None:
    shutil.rmtree(_FOLDER, ignore_errors=True)


settings.register_profile("untimed", deadline=None)
settings.load_profile("untimed")
