"""The settings of one server process."""

from __future__ import annotations

import json
import os
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from tinkertable.core.errors import InputError, shown

from .keeping import Keeping

ENVIRONMENT = "TINKERTABLE_SERVER"
DRIVERS = {"sqlite": "sqlite", "postgresql": "postgresql+asyncpg"}
IN_MEMORY = "sqlite://"


def data_folder() -> Path:
    """Where the embedded store and the signing keys live."""
    home = os.environ.get("XDG_DATA_HOME", "")
    base = Path(home) if os.path.isabs(home) else Path.home() / ".local" / "share"
    return base / "tinkertable"


@dataclass(frozen=True)
class Settings:
    host: str = "127.0.0.1"
    port: int = 8017
    database: str = ""  # sqlite:///FILE, sqlite:// (memory) or postgresql://…; empty: in `folder`
    bus: str = ""  # redis://…; empty: this process is alone
    folder: str = ""  # keys and the embedded store
    public_url: str = ""  # how people reach the server, if not by host and port
    bot_workers: int = 1
    bot_seconds: float = 20.0  # a bot's move that takes longer is given up
    rate: float = 30.0  # messages a second per person and per address, in the long run
    burst: float = 240.0  # and at once
    tables: int = 120  # unfinished ones that one person may be the host of
    sockets: int = 60  # that one person may have open
    connections: int = 500  # and one address, with everything else that it has open
    sweep: float = 2.0  # seconds between looks for what nobody is doing
    # Days for which is kept what nobody uses, by what it is; 0: for ever.
    keep_open: float = Keeping.open
    keep_unfinished: float = Keeping.unfinished
    keep_finished: float = Keeping.finished
    keep_guests: float = Keeping.guests
    keep_editions: float = Keeping.editions
    trusted_hosts: tuple[str, ...] = field(default=())

    def __post_init__(self) -> None:
        for one in (self.database, self.bus, self.public_url):
            try:
                urlsplit(one).port  # noqa: B018
            except ValueError as error:
                raise InputError(f"expected an address, got {shown(one)}: {error}") from None
        scheme = urlsplit(self.database).scheme.partition("+")[0]
        if self.database and scheme not in DRIVERS:
            wanted = "sqlite:///FILE or postgresql://…"
            raise InputError(f"expected a database as {wanted}, got {shown(self.database)}")
        if self.bus and urlsplit(self.bus).scheme not in ("redis", "rediss", "unix"):
            raise InputError(f"expected a bus as redis://…, got {shown(self.bus)}")
        if self.public_url and urlsplit(self.public_url).scheme not in ("http", "https"):
            raise InputError(f"expected a public URL as https://…, got {shown(self.public_url)}")
        self.keeping  # noqa: B018 (says what is wrong with it)

    @property
    def home(self) -> Path:
        return Path(self.folder) if self.folder else data_folder()

    @property
    def keeping(self) -> Keeping:
        return Keeping(
            self.keep_open,
            self.keep_unfinished,
            self.keep_finished,
            self.keep_guests,
            self.keep_editions,
        )

    @property
    def engine_url(self) -> str:
        url = self.database or f"sqlite:///{self.home / 'tables.sqlite'}"
        scheme, _, rest = url.partition("://")
        return f"{DRIVERS[scheme.partition('+')[0]]}://{rest}"

    @property
    def store_file(self) -> Path | None:
        """The file of the embedded store."""
        _, _, path = self.engine_url.partition("sqlite:///")
        return Path(path) if path else None

    @property
    def url(self) -> str:
        """How it is reached."""
        host = "localhost" if self.host in ("127.0.0.1", "::1", "0.0.0.0", "::", "") else self.host
        if ":" in host:
            host = f"[{host}]"
        return (self.public_url or f"http://{host}:{self.port}").rstrip("/") + "/"

    @property
    def secure(self) -> bool:
        """Is the server reached over TLS?"""
        return urlsplit(self.public_url).scheme == "https"

    @property
    def hosts(self) -> frozenset[str]:
        """The names a request may be addressed to."""
        names = {"localhost", "127.0.0.1", "[::1]", *self.trusted_hosts}
        if self.host not in ("0.0.0.0", "::", ""):
            names.add(f"[{self.host}]" if ":" in self.host else self.host)
        public = urlsplit(self.public_url)
        if public.hostname:
            names.add(public.hostname)
        return frozenset(name.lower() for name in names)

    def to_environment(self) -> dict[str, str]:
        return {ENVIRONMENT: json.dumps(asdict(self))}

    @classmethod
    def from_environment(cls) -> Settings:
        values: dict[str, Any] = json.loads(os.environ.get(ENVIRONMENT, "{}"))
        return cls(**values | {"trusted_hosts": tuple(values.get("trusted_hosts", ()))})
