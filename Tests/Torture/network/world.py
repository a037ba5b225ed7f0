"""A librarian's folder and kiosks that follow it, by the program pasaka-network."""

import hashlib
import json
import os
import random
import subprocess

from debian import run

PROGRAM = os.path.join(os.environ["PASAKA_PROGRAMS"], "pasaka-network")


class Hub:
    """A network's folder, and the sticks that it writes."""

    def __init__(self, folder):
        self.folder, self.places = f"{folder}/hub", f"{folder}/tales"
        os.makedirs(self.places)
        self("new", "--name", "Cēsu bibliotēkas")
        self.served = f"{self.folder}/pasaka-network"

    def __call__(self, word, *words):
        """Runs a command on the folder."""
        done = run(PROGRAM, word, self.folder, *words)
        if done.returncode:
            raise SystemExit(f"pasaka-network {word}: {done.stdout}")
        return done.stdout

    def tale(self, name, size, seed=0):
        """Adds a tale of five files that no compression makes smaller."""
        place, source = f"{self.places}/{name}", random.Random(f"{name} {seed}")
        os.makedirs(place, exist_ok=True)
        for number in range(5):
            with open(f"{place}/{number}.jpg", "wb") as file:
                file.write(source.randbytes(size // 5))
        self("add", place)

    def publish(self, *words):
        self("publish", *words)

    def stick(self, folder, *words):
        """Writes a stick of its own folder, as it would be mounted."""
        os.makedirs(f"{folder}/STICK")
        self("join-stick", f"{folder}/STICK", *words)
        return folder


class Kiosk:
    """A kiosk's folder; its commands run in a namespace, where its certificates are the server's."""

    def __init__(self, folder, namespace=None, certificate=None):
        self.folder, self.namespace, self.certificate = folder, namespace, certificate
        os.makedirs(folder, exist_ok=True)

    def words(self, *command):
        inside = 'mount --bind "$1" /etc/ssl/certs/ca-certificates.crt && shift && exec "$@"'
        before = ["nsenter", f"--net=/run/netns/{self.namespace}", "unshare", "--mount", "sh", "-c", inside, "sh",
                  self.certificate] if self.namespace else []
        return [*before, *command]

    def start(self, word, *words, before=(), **options):
        command = self.words(*before, PROGRAM, word, "--kiosk", self.folder, *words)
        return subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                                text=True, **options)

    def __call__(self, word, *words, **options):
        """Runs a command; its status and words."""
        process = self.start(word, *words, **options)
        said, _ = process.communicate()
        return process.returncode, said

    def join(self, sticks):
        """Says yes to the invitation on a stick."""
        self("stick", sticks)
        digest = self.read("invitation.json")["digest"]
        wish = f"{self.folder}.wish"
        with open(wish, "w") as file:
            file.write(f"join {digest}\n")
        status, said = self("wish", "--sticks", sticks, wish)
        if status or not self.read("kiosk.json"):
            raise SystemExit(f"a kiosk does not join: {said}")

    def read(self, name):
        """A file of JSON; nothing if it is missing."""
        try:
            with open(f"{self.folder}/{name}") as file:
                return json.load(file)
        except FileNotFoundError:
            return None

    @property
    def code(self):
        """Of the last look."""
        return (self.read("contact.json") or {}).get("refusal")

    @property
    def number(self):
        return (self.read("shelf.json") or {}).get("number", 0)

    def is_whole(self, count):
        """Whether all tales of the index are there, and so many."""
        shelf = self.read("shelf.json")
        return bool(shelf) and len(shelf["tales"]) == shelf["wanted"] == count and not faults(files(self.folder))


def files(folder):
    """The files of a kiosk's folder: each path below it with its bytes."""
    found = {}
    for place, _, names in os.walk(folder):
        for name in names:
            path = f"{place}/{name}"
            with open(path, "rb") as file:
                found[os.path.relpath(path, folder)] = file.read()
    return found


def faults(content):
    """What a kiosk could not live with: a tale that is not whole, or that is not there but on the shelf; torn files."""
    found = []
    for path, text in content.items():
        if path.startswith("packs/") and path.endswith(".zip") and hashlib.sha256(text).hexdigest() != path[6:-4]:
            found.append(f"{path} is not whole")
    for name in ("kiosk.json", "trust.json", "index.json", "shelf.json", "contact.json", "settings.json"):
        try:
            known = json.loads(content[name]) if name in content else {}
        except ValueError:
            found.append(f"{name} is torn")
            continue
        for tale in known.get("tales", []) if name == "shelf.json" else []:
            if f"packs/{tale['sha256']}.zip" not in content:
                found.append(f"{tale['id']} is on the shelf and not there")
    return found


def write_json(path, value):
    with open(path, "w") as file:
        json.dump(value, file, ensure_ascii=False)
