

def main():
    adapter = Adapter(sys.argv[1:])
    try:
        if not adapter.trace:
            dumpable(0)
        if adapter.example["--word"]:
            Guesser(adapter).attempt(adapter.example["--word"].lower())
        elif adapter.trace:
            adapter.attempt()
        else:
            adapter.run()
    except Crashed as crashed:
        crashed.end()
    finally:
        adapter.close()


if __name__ == "__main__":
    main()
