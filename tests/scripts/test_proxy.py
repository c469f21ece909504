"""The nginx of a load is that of deploy/, but for what the load changes."""

from pathlib import Path

import proxy


def test_it_has_our_houses_and_all_else_of_the_configuration() -> None:
    text = proxy.configuration(8123, ["127.0.0.1:8001", "127.0.0.1:8002"], Path("/tmp/somewhere"))
    assert text.count("listen ") == 1
    assert "listen 127.0.0.1:8123;" in text
    houses = [line.split()[1] for line in text.splitlines() if line.strip().startswith("server 1")]
    assert houses == ["127.0.0.1:8001", "127.0.0.1:8002"]
    assert "hash $fondaco_table consistent;" in text
    assert "proxy_set_header X-Forwarded-For $remote_addr;" in text
    assert "house1" not in text
    assert "ssl" not in text
