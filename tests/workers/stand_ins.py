"""Programs that take the place of a worker."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace

import pytest

# The first says it is ready, then never answers; the
# second ends with the first question.
HANGS = "#!/bin/sh\necho '{\"progress\": 1.0}'\nexec cat > /dev/null\n"
DIES = "#!/bin/sh\necho '{\"progress\": 1.0}'\nread question\nexit 1\n"


def replace_worker(monkeypatch: pytest.MonkeyPatch, folder: Path, program: str) -> None:
    file = folder / "worker"
    file.write_text(program)
    file.chmod(0o755)
    monkeypatch.setattr("tinkertable.workers.worker.sys", SimpleNamespace(executable=str(file)))
