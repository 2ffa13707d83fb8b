from typing import Any
def view(position, viewer: int) -> dict[str, Any]:
    return {}
