"""A process that gives one ruling after another and says each number when it is stored: ``python -m ...``.

The record is that of the environment. It ends when it is killed, or when its standard output is closed.
"""

from api.store.database import Database
from api.store.record import Record
from api.store.settings import Settings
from tests.api.store.contents import trick


def main() -> None:
    record = Record(Database(Settings.of_environment()))
    index = 0
    while True:
        print(record.give(trick(index % 10), "pl").number, flush=True)
        index += 1


if __name__ == "__main__":
    main()
