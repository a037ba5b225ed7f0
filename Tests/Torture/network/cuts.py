"""States that a power cut may leave of a kiosk's folder while it takes what is new."""

import os
import random
import re

CALLS = "openat,write,pwrite64,ftruncate,fsync,fdatasync,syncfs,renameat,renameat2,linkat,unlinkat"
_line = re.compile(r"^\d+ +(\w+)\((.*)\) += (\d+)")
_text = re.compile(r'"((?:\\x[0-9a-f]{2})*)"')


def words(log):
    """What a command runs behind, so that its calls are written to a file."""
    return ["strace", "-f", "-y", "-s", "10000000", "-xx", "-o", log, "-e", f"trace={CALLS}"]


def _plain(text):
    return re.sub(r"\\x([0-9a-f]{2})", lambda match: chr(int(match[1], 16)), text)


def calls(log, folder):
    """The calls that change a folder, in turn: (name, paths or numbers…)."""
    found = []
    with open(log) as lines:
        for line in lines:
            match = _line.match(line)
            if not match:
                continue
            name, text = match[1], match[2]
            strings = [bytes.fromhex(each.replace("\\x", "")) for each in _text.findall(text)]
            places = [_plain(each) for each in re.findall(r"\d+<([^>]*)>", text)]
            numbers = re.findall(r", (\d+)(?=,|$)", text)
            if places and (places[0] + "/").startswith(folder + "/"):
                found += _change(name, text, strings, places, numbers, folder)
    return found


def _change(name, text, strings, places, numbers, folder):
    below = lambda place: os.path.relpath(place.removesuffix(" (deleted)"), folder)
    inner = lambda place, string: os.path.normpath(os.path.join(below(place), string.decode()))
    if name == "openat":
        return [("create", inner(places[0], strings[0]))] if "O_CREAT" in text else []
    if name == "write":
        return [("write", below(places[0]), None, strings[0])]
    if name == "pwrite64":
        return [("write", below(places[0]), int(numbers[-1]), strings[0])]
    if name == "ftruncate":
        return [("cut", below(places[0]), int(numbers[-1]))]
    if name in ("fsync", "fdatasync", "syncfs"):
        return [("sync", "*" if name == "syncfs" else below(places[0]))]
    if name == "unlinkat":
        return [("remove", inner(places[0], strings[0]))]
    if name == "linkat":
        raise SystemExit("a hidden file is linked, which this does not know")
    kind = "exchange" if "RENAME_EXCHANGE" in text else "rename"
    return [(kind, inner(places[0], strings[0]), inner(places[-1], strings[-1]))]


class Disk:
    """What is on the disk for certain, and what is only on its way there."""

    def __init__(self, content):
        self.bytes = list(content.values())
        self.names = {name: number for number, name in enumerate(content)}
        self.seen, self.steps, self.loose, self.ends = dict(self.names), [], set(), {}

    def do(self, call):
        kind, path = call[0], call[1]
        if kind == "create" and path not in self.seen:
            self.bytes.append(b"")
            self._step(("add", path, len(self.bytes) - 1))
        elif kind == "write":
            number = self.seen[path]
            at = self.ends.get(number, 0) if call[2] is None else call[2]
            before = self.bytes[number].ljust(at, b"\0")
            self.bytes[number] = before[:at] + call[3] + before[at + len(call[3]):]
            self.ends[number] = at + len(call[3])
            self.loose.add(number)
        elif kind == "cut":
            self.bytes[self.seen[path]] = self.bytes[self.seen[path]][:call[2]].ljust(call[2], b"\0")
            self.loose.add(self.seen[path])
        elif kind == "sync":
            self._sync(path)
        elif kind in ("rename", "exchange", "remove"):
            self._step(call)

    def _step(self, step):
        self.steps.append(step)
        _apply(step, self.seen)

    def _sync(self, path):
        if path == "*":
            self.names, self.steps, self.loose = dict(self.seen), [], set()
        elif path in self.seen:
            self.loose.discard(self.seen[path])
        else:
            ours = lambda step: any(os.path.dirname(each) == path.removeprefix(".") for each in step[1:] if isinstance(each, str))
            for step in filter(ours, self.steps):
                _apply(step, self.names)
            self.steps = [step for step in self.steps if not ours(step)]

    def state(self, source):
        """One of the contents that a power cut may leave now."""
        names = dict(self.names)
        steps = [step for step in self.steps if source.random() < 0.6]
        if source.random() < 0.3:
            source.shuffle(steps)
        for step in steps:
            _apply(step, names)
        return {name: self._maybe_torn(number, source) for name, number in names.items()}

    def _maybe_torn(self, number, source):
        text = self.bytes[number]
        if number not in self.loose:
            return text
        length = source.choice([0, len(text), source.randint(0, len(text))])
        return text[:length] + (bytes(len(text) - length) if source.random() < 0.5 else b"")


def _apply(step, names):
    if step[0] == "add":
        names[step[1]] = step[2]
    elif step[0] == "remove":
        names.pop(step[1], None)
    elif step[0] == "rename" and step[1] in names:
        names[step[2]] = names.pop(step[1])
    elif step[0] == "exchange" and step[1] in names and step[2] in names:
        names[step[1]], names[step[2]] = names[step[2]], names[step[1]]


def states(content, made, count):
    """So many states, each after another of the calls, chosen by a fixed seed."""
    source, disk, each = random.Random(1), Disk(content), -(-count // max(1, len(made)))
    for call in made:
        disk.do(call)
        for _ in range(each):
            yield disk.state(source)


def lay(content, folder):
    """Writes a state into a folder."""
    for path, text in content.items():
        os.makedirs(os.path.dirname(f"{folder}/{path}"), exist_ok=True)
        with open(f"{folder}/{path}", "wb") as file:
            file.write(text)
