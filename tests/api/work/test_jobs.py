"""What the service's own log says of a job."""

from api.work.jobs import Door, Handed, Job


def test_a_job_in_the_log_tells_nothing_of_the_case() -> None:
    body = b"river; dam 3: R8 R9 R10 vs Y11; hand defender Y9; claim control 3"
    line = str(Job(Door.RULING, Handed(body, text=True)))
    assert f"{len(body)} bytes" in line
    assert not any(word in line for word in ("river", "Y9", "hand"))
