"""Libraries that are preloaded into a server: they stand between it and the system."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path


def compiled(source: str, folder: Path) -> Path:
    """A file beside this one, as a library."""
    compiler = shutil.which("gcc")
    assert compiler, "gcc is not installed; as root: apt-get install -y gcc libc6-dev"
    library = folder / f"{source}.so"
    flags = ("-shared", "-fPIC", "-O1", "-Wall", "-Werror")
    code = Path(__file__).with_name(source)
    subprocess.run([compiler, *flags, "-o", library, code, "-ldl"], check=True)
    return library
