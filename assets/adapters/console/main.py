

def main():
    adapter = Adapter(sys.argv[1:])
    try:
        if not adapter.trace:
            dumpable(0)
        if adapter.trace and adapter.example["--word"]:
            Guesser(adapter).attempt(adapter.example["--word"].lower())
        else:
            adapter.attempt() if adapter.trace else adapter.run()
    except Crashed as crashed:
        crashed.end()
    finally:
        adapter.close()


if __name__ == "__main__":
    main()
