

HIDDEN = 4, 0, 0, 0, 0      # PR_SET_DUMPABLE: no


def hide():
    """Keeps a program from writing into the adapter's output and from changing the adapter: on Linux, nobody but root can open
    the files of this process under /proc from now on. Started programs are not hidden."""
    try:
        import ctypes
        ctypes.CDLL(None).prctl(*HIDDEN)
    except (ImportError, OSError, AttributeError):
        pass    # Elsewhere there is no such call, and no /proc.


def main():
    adapter = Adapter(sys.argv[1:])
    try:
        if not adapter.trace:
            hide()
        adapter.attempt() if adapter.trace else adapter.run()
    except Crashed as crashed:
        crashed.end()
    finally:
        adapter.close()


if __name__ == "__main__":
    main()
