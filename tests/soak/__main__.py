"""`python -m tests.soak --size small|full`: fixed seeds, so that a failure can be met again."""

from __future__ import annotations

import argparse
import sys
import time

from . import (
    differential,
    hostile,
    kills,
    nonsense,
    openapi,
    reach,
    secrecy,
    served,
    threads,
    wheel,
)

PARTS = (differential, hostile, kills, nonsense, openapi, reach, secrecy, served, threads, wheel)


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--size", choices=["small", "full"], default="full")
    size = parser.parse_args().size
    failed = 0
    if size == "small":
        print("soak reach: at full size only; `make test` plays it once")
    parts = [part for part in PARTS if size == "full" or part is not reach]
    for part in parts:
        begun = time.perf_counter()
        faults = part.run(size)
        failed += bool(faults)
        name = part.__name__.rsplit(".", 1)[1]
        state = "failed" if faults else "passed"
        print(f"soak {name}: {state} in {time.perf_counter() - begun:.0f} s", flush=True)
        for fault in faults[:5]:
            print(f"  {fault}")
    print(f"{len(parts) - failed} passed, {failed} failed")
    return int(failed > 0)


if __name__ == "__main__":
    sys.exit(main())
