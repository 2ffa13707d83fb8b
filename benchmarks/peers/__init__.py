"""Our core beside other libraries: the same games, in turns, each contender a process of its own.

    make bench-peers

A contender's module needs nothing but its own library, so that peers run in an environment of
their own.
"""
