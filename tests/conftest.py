"""No test touches the record of whoever runs it: each test process has a folder of its own."""

import os
import shutil
import tempfile

_FOLDER = tempfile.mkdtemp(prefix="sedzia-test-")
os.environ["SEDZIA_DATA"] = _FOLDER
os.environ.pop("SEDZIA_DATABASE_URL", None)


def pytest_unconfigure() -> None:
    shutil.rmtree(_FOLDER, ignore_errors=True)
