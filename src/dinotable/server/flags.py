"""What can be set when a server is started. Each setting is a field of a dataclass, and from that field come its flag, its
name in the environment, what is told about it and what is refused."""

import dataclasses
from collections.abc import Callable, Iterator
from dataclasses import MISSING, Field, dataclass
from typing import Annotated, Any, TypeVar

from cyclopts import Group, Parameter

from dinotable.core.errors import SetupError

T = TypeVar("T")
Owner = TypeVar("Owner", bound=type)
PREFIX = "DINOTABLE_"


@dataclass(frozen=True)
class Setting:
    group: Group
    about: str
    """For `--help` and for the page for whoever runs a server."""
    above: float | None = None
    least: float | None = None
    read: Callable[[Any], Any] | None = None
    """Makes what was given, or each of several, what it is kept as. Raises SetupError."""
    flag: str = ""
    """Where it is not called like the field."""
    told: str = ""
    """The default in words, where it depends on the machine."""
    is_hidden: bool = False
    """For tests, and told nowhere."""


def setting(default: T, group: Group, about: str, *, is_secret: bool = False, **more: Any) -> T:
    """A field of a dataclass, with its default."""
    metadata = {"setting": Setting(group, about, **more)}
    made: Any = dataclasses.field(default=default, metadata=metadata, repr=not is_secret)
    return made  # type: ignore[no-any-return]  # as `dataclasses.field` itself is told about


def limit(default: T, group: Group, about: str, **more: Any) -> T:
    """A number above zero."""
    return setting(default, group, about, above=0, **more)


def reckoned(make: Callable[[], T], group: Group, about: str, told: str, **more: Any) -> T:
    """A field whose default depends on the machine."""
    made: Any = dataclasses.field(default_factory=make, metadata={"setting": Setting(group, about, told=told, **more)})
    return made  # type: ignore[no-any-return]


@dataclass(frozen=True)
class Flag:
    """A setting and the field it is of."""

    field: "Field[Any]"
    setting: Setting

    @property
    def name(self) -> str:
        return f"--{self.setting.flag or self.field.name.replace('_', '-')}"

    @property
    def variable(self) -> str:
        return PREFIX + self.name.removeprefix("--").replace("-", "_").upper()

    def default(self) -> str:
        """As it is told."""
        value = self.field.default
        if self.setting.told or value is MISSING:
            return self.setting.told
        if isinstance(value, bool):
            return "on" if value else "off"
        return f"{value:g}" if isinstance(value, float) else str(value or "") if value != 0 else "0"

    def checked(self, value: Any) -> Any:
        """Raises SetupError, which names the flag."""
        setting = self.setting
        if setting.above is not None and not value > setting.above:
            raise SetupError(f"{self.name} is above {'zero' if setting.above == 0 else setting.above}")
        if setting.least is not None and not value >= setting.least:
            raise SetupError(f"{self.name} wants at least {setting.least:g}")
        if setting.read is None:
            return value
        return tuple(map(setting.read, value)) if isinstance(value, tuple) else setting.read(value)

    def parameter(self) -> Parameter:
        told = self.default()
        return Parameter(
            name=self.name,
            env_var=self.variable,
            help=self.setting.about,
            negative="",
            group=self.setting.group,
            show=not self.setting.is_hidden,
            show_default=(lambda _: told) if told else False,
        )


def with_flags(owner: Owner) -> Owner:
    """For a dataclass: its settings become flags of whatever command takes one."""
    for flag in flags_of(owner):
        name = flag.field.name
        if name in owner.__annotations__:
            owner.__annotations__[name] = Annotated[owner.__annotations__[name], flag.parameter()]
    return owner


def flags_of(owner: type) -> Iterator[Flag]:
    for field in dataclasses.fields(owner):
        if "setting" in field.metadata:
            yield Flag(field, field.metadata["setting"])


def flag_of(owner: type, name: str) -> Parameter:
    """For a command that wants this one alone."""
    return next(flag for flag in flags_of(owner) if flag.field.name == name).parameter()


def check(settings: object) -> None:
    """Puts everything in order, and raises SetupError for what cannot be meant."""
    for flag in flags_of(type(settings)):
        value = flag.checked(getattr(settings, flag.field.name))
        object.__setattr__(settings, flag.field.name, value)
