"""Who gives a ruling does not wait for readers of the record, and no reader waits without end."""

import asyncio
import threading

import pytest

from api.http.stored import READERS, WAITING, Threads
from api.work.outcomes import NoAnswer, Why


def test_a_crowd_of_readers_holds_up_no_writer() -> None:
    async def main() -> None:
        threads, released = Threads(), threading.Event()
        crowd = [asyncio.ensure_future(threads.read(released.wait)) for _ in range(READERS + WAITING)]
        await asyncio.sleep(0.2)
        with pytest.raises(NoAnswer) as sent_away:
            await threads.read(released.wait)
        assert sent_away.value.why is Why.BUSY
        assert await threads.write(lambda: "stored") == "stored"
        assert not any(one.done() for one in crowd)
        released.set()
        assert all(await asyncio.gather(*crowd))

    asyncio.run(main())
