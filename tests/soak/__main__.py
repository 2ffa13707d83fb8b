"""`python -m tests.soak --size small|full [PART…]`: fixed seeds, so that a failure is met again."""

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

PARTS = {
    part.__name__.rsplit(".", 1)[1]: part
    for part in (
        differential, hostile, kills, nonsense, openapi, reach, secrecy, served, threads, wheel,
    )
}  # fmt: skip


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--size", choices=["small", "full"], default="full")
    parser.add_argument("parts", nargs="*", choices=[*PARTS, []], metavar="PART")
    args = parser.parse_args()
    size, failed = args.size, 0
    wanted = args.parts or list(PARTS)
    if size == "small" and "reach" in wanted:
        print("soak reach: at full size only; `make test` plays it once")
        wanted.remove("reach")
    for name in wanted:
        begun = time.perf_counter()
        faults = PARTS[name].run(size)
        failed += bool(faults)
        state = "failed" if faults else "passed"
        print(f"soak {name}: {state} in {time.perf_counter() - begun:.0f} s", flush=True)
        for fault in faults[:5]:
            print(f"  {fault}")
    print(f"{len(wanted) - failed} passed, {failed} failed")
    return int(failed > 0)


if __name__ == "__main__":
    sys.exit(main())
