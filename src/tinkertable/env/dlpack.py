"""DLPack: arrays that lie on a GPU, handed to other libraries without a copy.

The few C structures of its version 1, by ctypes: https://dmlc.github.io/dlpack/latest/c_api.html
"""

from __future__ import annotations

import ctypes
from math import prod
from typing import Any

import numpy as np

CUDA = 2  # kDLCUDA
KINDS = {"i": 0, "u": 1, "f": 2, "b": 6}  # kDLInt, kDLUInt, kDLFloat, kDLBool
VERSION = (1, 0)
PLAIN, VERSIONED = b"dltensor", b"dltensor_versioned"  # capsules nobody has taken over yet


class _Version(ctypes.Structure):
    _fields_ = (("major", ctypes.c_uint32), ("minor", ctypes.c_uint32))


class _Device(ctypes.Structure):
    _fields_ = (("kind", ctypes.c_int32), ("number", ctypes.c_int32))


class _Type(ctypes.Structure):
    _fields_ = (("code", ctypes.c_uint8), ("bits", ctypes.c_uint8), ("lanes", ctypes.c_uint16))


class _Tensor(ctypes.Structure):
    _fields_ = (
        ("data", ctypes.c_void_p),
        ("device", _Device),
        ("ndim", ctypes.c_int32),
        ("dtype", _Type),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("byte_offset", ctypes.c_uint64),
    )


_Deleter = ctypes.CFUNCTYPE(None, ctypes.c_void_p)


class _Managed(ctypes.Structure):
    _fields_ = (("tensor", _Tensor), ("context", ctypes.c_void_p), ("deleter", _Deleter))


class _ManagedVersioned(ctypes.Structure):
    _fields_ = (
        ("version", _Version),
        ("context", ctypes.c_void_p),
        ("deleter", _Deleter),
        ("flags", ctypes.c_uint64),
        ("tensor", _Tensor),
    )


_new = ctypes.pythonapi.PyCapsule_New
_new.restype, _new.argtypes = ctypes.py_object, (ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p)
_is = ctypes.pythonapi.PyCapsule_IsValid
_is.argtypes = (ctypes.c_void_p, ctypes.c_char_p)  # a capsule that is going is no object any more
_pointer = ctypes.pythonapi.PyCapsule_GetPointer
_pointer.restype, _pointer.argtypes = ctypes.c_void_p, (ctypes.c_void_p, ctypes.c_char_p)

_lent: dict[int, Any] = {}  # by address of its structure: what must live as long as it is used


def _give_back(address: int) -> None:
    _lent.pop(address, None)


def _drop(capsule: int) -> None:
    """A capsule that nobody took over gives back itself."""
    for name in (PLAIN, VERSIONED):
        if _is(capsule, name):
            _give_back(_pointer(capsule, name))


_deleter, _destructor = _Deleter(_give_back), _Deleter(_drop)  # C's: kept as long as the module


def capsule(
    owner: Any, address: int, shape: tuple[int, ...], kind: np.dtype[Any], number: int,
    versioned: bool,
) -> Any:  # fmt: skip
    """What `__dlpack__` returns for memory in C order at an address of a GPU; its owner lives as
    long as anybody uses it."""
    sizes = (ctypes.c_int64 * max(len(shape), 1))(*shape)
    steps = (ctypes.c_int64 * max(len(shape), 1))(
        *(prod(shape[i + 1 :]) for i in range(len(shape)))
    )
    tensor = _Tensor(
        address if prod(shape) else None,
        _Device(CUDA, number),
        len(shape),
        _Type(KINDS[kind.kind], 8 * kind.itemsize, 1),
        ctypes.cast(sizes, ctypes.POINTER(ctypes.c_int64)),
        ctypes.cast(steps, ctypes.POINTER(ctypes.c_int64)),
        0,
    )
    made: Any
    if versioned:
        made = _ManagedVersioned(_Version(*VERSION), None, _deleter, 0, tensor)
    else:
        made = _Managed(tensor, None, _deleter)
    at = ctypes.addressof(made)
    _lent[at] = owner, made, sizes, steps
    return _new(at, VERSIONED if versioned else PLAIN, ctypes.cast(_destructor, ctypes.c_void_p))
