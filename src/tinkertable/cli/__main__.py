"""`python -m tinkertable.cli`."""

import sys

from . import main

sys.exit(main())
