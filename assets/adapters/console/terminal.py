

# The program, in a terminal of its own. What has the same rights could open the adapter's output under /proc, and answer for it.

def system_call(name, *arguments):
    """Calls what Python has no function for. Returns whether it worked; elsewhere than on Linux it doesn't, and there is no /proc."""
    try:
        import ctypes
        return getattr(ctypes.CDLL(None), name)(*arguments) == 0
    except (ImportError, OSError, AttributeError):
        return False


def dumpable(is_dumpable):
    """Says whether others with the same rights can open what this process has open, and its memory (PR_SET_DUMPABLE)."""
    system_call("prctl", 4, is_dumpable, 0, 0, 0)


def stand_apart():
    """Gives this process, which becomes the program, a user namespace of its own (CLONE_NEWUSER), from which it can open nothing of
    the processes outside: the adapter, and the shell and the sandbox that started it. Returns whether that worked."""
    same = "{0} {0} 1".format
    maps = ("setgroups", "deny"), ("uid_map", same(os.geteuid())), ("gid_map", same(os.getegid()))
    dumpable(1)     # otherwise these files belong to root
    try:
        if not system_call("unshare", 0x10000000):
            return False
        for name, text in maps:
            with open("/proc/self/" + name, "w") as file:
                file.write(text)
        return True
    except OSError:
        return False


def can_stand_apart():
    """Whether all of that works here. Some systems refuse it, others only half of it, which leaves a process without its user."""
    pid = os.fork()
    if pid == 0:
        os._exit(0 if stand_apart() else 1)
    return os.waitpid(pid, 0)[1] == 0


# The system calls in which a program waits for a terminal, by number.
READ, SELECT, POLL, EPOLL = (({"63"}, {"72"}, {"73"}, {"22", "441"}) if os.uname().machine in ("aarch64", "arm64") else
                             ({"0"}, {"23", "270"}, {"7", "271"}, {"232", "281", "441"}))

# The number of files for which select can wait at most, and of those of poll that are looked at.
MANY_FILES = 1024


def contents(path):
    with open(path) as file:
        return file.read()


def watched(pid, call, first, second):
    """The files for which select or poll waits in a process; if its memory can't be read, its input."""
    try:
        with open("/proc/%d/mem" % pid, "rb", buffering=0) as memory:
            memory.seek(second if call in SELECT else first)
            data = memory.read(min(first, MANY_FILES) // 8 + 1 if call in SELECT else 8 * min(second, MANY_FILES))
    except (OSError, ValueError):
        return [0]
    if call in SELECT:
        return [file for file in range(min(first, 8 * len(data))) if data[file // 8] >> file % 8 & 1]
    # It may have ended before its memory was read.
    entries = [data[at:at + 8] for at in range(0, len(data) - 7, 8)]
    return [int.from_bytes(entry[:4], "little", signed=True) for entry in entries if entry[4] & select.POLLIN]


def asleep(path):
    """How often a thread has been scheduled, if it sleeps; otherwise nothing."""
    text = contents(path + "status")
    return re.findall(r"ctxt_switches:\s*(\d+)", text) if re.search(r"State:\s*S", text) else []


def taken(pid):
    """How many bytes a process has read, if the system says."""
    try:
        return contents("/proc/%d/io" % pid).split()[1]
    except OSError:
        return None


def without_middles(data):
    """What is printed, without the middle of long lines: a line of all words that are left must not push the board out, and has
    none there."""
    return re.sub(LONGER, rb"\1\n\2", re.sub(LONG, rb"\1\n\2", data))


# Bytes that are not UTF-8 are taken for those of Windows, which has Latin-1.
codecs.register_error("windows", lambda error: (error.object[error.start:error.end].decode("cp1252", "replace"), error.end))


class Program:
    """The program, in a terminal that does not echo."""
    is_apart = None     # whether it gets a user namespace of its own, once that is known

    def __init__(self, command, folder, trace):
        self.trace = trace
        self.master, self.slave = os.openpty()
        self.terminal = (os.fstat(self.slave).st_rdev, os.makedev(5, 0))
        mode = termios.tcgetattr(self.slave)
        mode[3] &= ~termios.ECHO
        mode[1] &= ~termios.ONLCR
        termios.tcsetattr(self.slave, termios.TCSANOW, mode)
        # What is written to the terminal arrives in order, but not at once: this mark comes last.
        self.mark = b"\x1d" + os.urandom(8).hex().encode() + b"\x1d"
        self.status, self.reader, self.before, self.unread = None, None, {}, None
        # How many seconds it may compute before it asks for something, and whether it was ended because it did longer.
        self.patience, self.is_stuck = None, False
        # What to raise if an answer sends the program into a loop.
        self.doubt = None
        # The other end is closed when the program is there; before that, the process belongs to the adapter and is hidden, too.
        begun, gate = os.pipe()
        if Program.is_apart is None:
            Program.is_apart = can_stand_apart()
        self.pid = os.fork()
        if self.pid == 0:
            os.setsid()
            fcntl.ioctl(self.slave, termios.TIOCSCTTY, 0)
            for number in range(3):
                os.dup2(self.slave, number)
            if self.is_apart:
                stand_apart()
            os.chdir(folder)
            os.environ["TERM"] = "dumb"
            try:
                os.execvp(command[0], command)
            except OSError as error:
                os.write(2, ("cannot start %s: %s\n" % (command[0], error)).encode())
                os._exit(127)
        os.close(gate)
        os.read(begun, 1)
        os.close(begun)

    def is_terminal(self, pid, number):
        try:
            return os.stat("/proc/%d/fd/%d" % (pid, number)).st_rdev in self.terminal
        except OSError:
            return False

    def reads(self, pid, call):
        """Whether a system call waits for input from the terminal."""
        if len(call) < 3:
            return False
        number, first, second = call[0], int(call[1], 16), int(call[2], 16)
        if number in READ:
            return self.is_terminal(pid, first)
        if (number in SELECT or number in POLL) and first and second:
            return any(self.is_terminal(pid, file) for file in watched(pid, number, first, second))
        if number in EPOLL:
            with open("/proc/%d/fdinfo/%d" % (pid, first)) as info:
                found = re.findall(r"tfd:\s*(\d+)", info.read())
            return any(self.is_terminal(pid, int(one)) for one in found)
        return False

    def waits(self):
        """Whether the program waits for input; None if the system doesn't say."""
        pending = fcntl.ioctl(self.slave, termios.FIONREAD, b"\0\0\0\0")
        if pending != b"\0\0\0\0":
            return False
        group, known = [self.pid], None
        for pid in group:
            try:
                for task in os.listdir("/proc/%d/task" % pid):
                    path = "/proc/%d/task/%s/" % (pid, task)
                    group += [int(child) for child in contents(path + "children").split()]
                    fields = contents(path + "syscall").split()
                    known = bool(known)
                    if self.reads(pid, fields):
                        # If it hasn't woken up since the last answer, that hasn't reached it yet. If it wakes up now, it may
                        # wait for something else after that.
                        stamp = asleep(path)
                        if stamp and stamp != self.before.get(path) and self.reads(pid, contents(path + "syscall").split()):
                            if stamp == asleep(path):
                                # What reads or watches the terminal for others may have passed the last answer on to them, and a
                                # clock may have woken it up.
                                if self.is_busy(pid) or fields[0] not in READ and (pid, taken(pid)) == self.unread:
                                    return None
                                self.reader = (path, stamp)
                                return True
            except (OSError, ValueError):
                continue
        return known

    @staticmethod
    def is_busy(pid):
        """Whether a thread of a process doesn't sleep all the time while they are looked at twice."""
        first, second = ([asleep("/proc/%d/task/%s/" % (pid, task)) for task in os.listdir("/proc/%d/task" % pid)] for _ in "12")
        return first != second or not all(first)

    def computed(self):
        """The seconds of processor time that the program has used; 0 if the system doesn't say."""
        try:
            used = contents("/proc/%d/stat" % self.pid).rsplit(")", 1)[1].split()[11:13]
            return sum(map(int, used)) / os.sysconf("SC_CLK_TCK")
        except (OSError, IndexError):
            return 0

    def hear(self):
        """What is printed until the program waits or ends."""
        text, since, pause = b"", time.monotonic(), SOON
        most = self.computed() + self.patience if self.patience else None
        marked, heard = False, 0
        while True:
            if not marked:
                if self.status is None:
                    ended, status = os.waitpid(self.pid, os.WNOHANG)
                    self.status = status if ended else None
                calm = True if self.status is not None else self.waits()
                if most and not calm and not self.is_stuck and self.computed() > most:
                    self.is_stuck = True
                    os.killpg(self.pid, signal.SIGKILL)
                if calm or calm is None and time.monotonic() - since > QUIET:
                    # Into a terminal that is full, nothing can be written until something is read.
                    unread, room, _ = select.select([self.master], [self.slave], [], 0)
                    if room and not unread:
                        os.write(self.slave, self.mark)
                        marked = True
            if select.select([self.master], [], [], pause)[0]:
                more = os.read(self.master, KEPT)
                text, heard = text + more, heard + len(more)
                if len(text) > 2 * KEPT:
                    text = without_middles(text)[-KEPT:]
                if self.doubt and heard > FLOOD:
                    raise self.doubt
                since, pause = time.monotonic(), SOON
            else:
                pause = min(pause * 1.5, 0.05)
            if marked and self.mark in text:
                break
        text = without_middles(text.replace(self.mark, b"")).decode("utf-8", "windows").replace("\r", "\n")
        text = re.sub("[\u00a0\u2000-\u200a\u202f\u3000]", " ", text)      # blanks of all widths
        # Moving the cursor begins a new line; colours are nothing.
        text = re.sub(r"\x1b\[[0-9;]*[HJKfABCDEFG]", "\n", text)
        text = re.sub(r"\x1b(\[[0-9;?]*[ -/]*[@-~]|[()][A-Z0-9]|[=>78])", "", text)
        # Thousands of blank lines clear a screen.
        text = re.sub(r"\n\s*\n", "\n\n", text)
        if self.trace:
            print("\n".join("  | " + line for line in lines_of(text)), flush=True)
        return text

    def type(self, text):
        self.before, self.unread = {}, None
        if self.reader:
            path, stamp = self.reader
            pid = int(path.split("/")[2])
            read = taken(pid)
            self.before, self.unread = {path: stamp}, read and (pid, read)
        os.write(self.master, text.encode())

    def say(self, line, why=""):
        """Types a line, and returns what is printed after it. As the terminal doesn't echo, the end of the line is put before that."""
        if self.trace:
            print("%s: answered %r" % (why or "a letter", line), flush=True)
        # A program that reads single keys gets no Enter, unless it waits for one.
        keys = not termios.tcgetattr(self.slave)[3] & termios.ICANON and len(line) == 1
        self.type(line if keys else line + "\n")
        if keys:
            heard = self.hear()
            if self.status is None and len(heard.strip()) <= 1:
                self.type("\n")
            else:
                return heard
        return "\n" + self.hear()

    def end(self):
        if self.status is None:
            try:
                os.killpg(self.pid, signal.SIGKILL)
            except OSError:
                pass
            os.waitpid(self.pid, 0)
        os.close(self.master)
        os.close(self.slave)
