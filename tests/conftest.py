"""What all tests share: assertions that explain themselves in helpers too."""

from __future__ import annotations

import pytest

pytest.register_assert_rewrite("tests.conformance.checks", "tests.conformance.secrets")
