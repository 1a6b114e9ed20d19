"""Programs in Python that the console adapter starts, without a start of Python."""
# What is imported between a fork and the end of its program, so that no fork has to.
import ctypes
import os
import queue
import select
import sys
import termios
import threading
import traceback
import tty

import console


def instead_of_programs(name):
    """From now on, whatever the adapter starts is a fork of this process, which runs the code of this file."""
    with open(name) as file:
        code = compile(file.read(), name, "exec")

    def run(_, command):
        """Takes the place of os.execvp in the fork, and closes what that closes."""
        os.closerange(3, 64)
        sys.argv = command
        sys.stdin, sys.stdout, sys.stderr = open(0), open(1, "w"), open(2, "w")
        status = 1
        try:
            exec(code, {"__name__": "__main__"})
            status = 0
        except SystemExit as end:
            if isinstance(end.code, str):
                print(end.code, file=sys.stderr)
            else:
                status = (end.code or 0) & 255
        except BaseException:
            traceback.print_exc()
        try:
            sys.stdout.flush()
            sys.stderr.flush()
        finally:
            os._exit(status)

    console.os.execvp = run
