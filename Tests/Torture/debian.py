"""A bare Debian in a folder, in which a case installs the package and runs it."""

import contextlib
import glob
import os
import re
import signal
import subprocess
import tempfile
import time

repository = os.path.realpath(os.path.join(os.path.dirname(__file__), "../.."))
_cache = os.path.join(repository, ".build/torture")
_environment = {"PATH": "/usr/sbin:/usr/bin", "LANG": "C.UTF-8", "HOME": "/root"}
_basis = "systemd,systemd-sysv,dbus,udev,kmod"


def run(*command, **options):
    """Runs a command and returns its result, with its output."""
    options.setdefault("stdin", subprocess.DEVNULL)  # no command asks
    return subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, **options)


def package(release=None, *options):
    """Builds the package of this machine's or another release, and returns its path and lintian's output."""
    chosen = ["--release", release] if release else []
    built = run(os.path.join(repository, "kiosk/package"), *chosen, *options, _cache)
    path = built.stdout.strip().splitlines()[-1]
    if not os.path.exists(path):
        raise SystemExit(f"kiosk/package built nothing:\n{built.stdout}")
    return path, re.findall(r"^[EW]: .*", built.stdout, re.MULTILINE)


def programs(release=None):
    """The folder in which `kiosk/package` has built this machine's or another release's programs."""
    return os.path.join(repository, ".build", release, "release") if release else os.environ["PASAKA_PROGRAMS"]


def engines(release=None):
    """The folders of the engines that belong to this machine's or another release's programs, by their variables."""
    if not release:
        return os.environ
    # The chroot has the same cache, as root's.
    told = run(os.path.join(repository, "kiosk/chroot"), release, "kiosk/engine", "--built").stdout
    cache = os.environ.get("XDG_CACHE_HOME", os.path.expanduser("~/.cache"))
    return {name: folder.replace("/root/.cache", cache, 1) for name, folder in re.findall(r"^export (\w+)=(.*)", told, re.MULTILINE)}


class Debian:
    """A bare Debian: no toolchain, no libraries of ours, only what systemd needs."""

    def __init__(self, root):
        self.root = root

    def path(self, inside):
        return self.root + inside

    def run(self, *command, environment={}, **options):
        """Runs a command inside."""
        environment = {**_environment, "DEBIAN_FRONTEND": "noninteractive", **environment}
        return run("chroot", self.root, *command, env=environment, **options)

    def install(self, package, *options):
        """Installs a package that lies on this machine, with its dependencies."""
        name = "/" + os.path.basename(package)
        run("cp", package, self.path(name), check=True)
        result = self.run("apt-get", "install", "-y", "-qq", *options, name)
        os.remove(self.path(name))
        return result

    def files(self, *folders):
        """The contents of folders: each path with its kind, rights and bytes or target, in one text."""
        script = "find \"$@\" -xdev ! -type d -printf '%p %y %m %u %l\\n' -type f -exec sha256sum {} + 2>/dev/null | sort"
        return self.run("sh", "-c", script, "sh", *folders).stdout


@contextlib.contextmanager
def debian(release="bookworm"):
    """A fresh one in a temporary folder; debootstrap's work and the packages loaded are kept in .build/torture."""
    os.makedirs(f"{_cache}/archives/partial", exist_ok=True)
    archive = f"{_cache}/{release}.tar"
    with tempfile.TemporaryDirectory(prefix="pasaka-debian-") as folder:
        root = f"{folder}/root"
        if not os.path.exists(archive):
            run("debootstrap", "--variant=minbase", f"--include={_basis}", release, root, check=True)
            run("tar", "-cf", archive, "-C", root, ".", check=True)
        else:
            os.mkdir(root)
            run("tar", "-xf", archive, "-C", root, check=True)
        mounts = [("proc", "/proc", ["-t", "proc"]), (f"{_cache}/archives", "/var/cache/apt/archives", ["--bind"])]
        for what, where, how in mounts:
            run("mount", *how, what, root + where, check=True)
        try:
            _take_sources(root, release)
            yield Debian(root)
        finally:
            for _, where, _ in mounts:
                run("umount", "--lazy", root + where)


def _take_sources(root, release):
    """Inside, packages of this machine's release come from where it has its own from, others from where Debian has them."""
    run("sh", "-c", f"cp /etc/resolv.conf {root}/etc/; echo force-unsafe-io >{root}/etc/dpkg/dpkg.cfg.d/unsafe-io")
    if f"VERSION_CODENAME={release}\n" in open("/etc/os-release"):
        run("sh", "-c", f"cp /etc/apt/sources.list {root}/etc/apt/ 2>/dev/null")
        for sources in glob.glob("/etc/apt/sources.list.d/debian*"):
            run("cp", sources, f"{root}/etc/apt/sources.list.d/", check=True)
            run("rm", "-f", f"{root}/etc/apt/sources.list")
    run("chroot", root, "apt-get", "update", "-qq", check=True)


class Machine:
    """A Debian that has been booted by systemd-nspawn: no kernel of its own, no devices."""

    def __init__(self, leader):
        self.leader = leader

    def run(self, *command, **options):
        """Runs a command inside."""
        return run("nsenter", f"--target={self.leader}", "--all", *command, env=_environment, **options)

    def property(self, unit, name):
        """A unit's properties from systemd, such as its ActiveState."""
        return self.run("systemctl", "show", "--value", f"--property={name}", unit).stdout.strip()

    def processes(self, name):
        """The processes of a name, as this machine numbers them."""
        inside = os.readlink(f"/proc/{self.leader}/ns/pid")
        return [pid for pid in _processes() if _read(f"/proc/{pid}/comm").strip() == name and _namespace(pid) == inside]


@contextlib.contextmanager
def booted(system, *options):
    """Boots a Debian; `options` go to systemd-nspawn."""
    # With a /proc there already nspawn would leave it: that of this machine, with other numbers of processes.
    run("umount", "--lazy", system.path("/proc"))
    quiet = {"stdin": subprocess.DEVNULL, "stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    started = ["systemd-nspawn", "--quiet", f"--directory={system.root}", "--boot", "--register=no", "--keep-unit"]
    keeper = subprocess.Popen([*started, "--private-network", *options], **quiet)
    try:
        machine = Machine("none")

        def has_booted():
            # The first child of nspawn is a part of its own, and then the machine's init takes its place.
            machine.leader = next(iter(_children(keeper.pid)), machine.leader)
            return machine.run("systemctl", "is-system-running").stdout.strip() in ("running", "degraded")

        if await_that(has_booted, 300) is None:
            raise SystemExit("the machine does not boot")
        yield machine
    finally:
        for child in _children(keeper.pid):
            os.kill(int(child), signal.SIGKILL)
        keeper.wait()


def await_that(condition, seconds):
    """How many seconds it took until a condition held; None where it did not in time."""
    start = time.monotonic()
    while time.monotonic() - start < seconds:
        if condition():
            return time.monotonic() - start
        time.sleep(0.05)
    return None


def _processes():
    return [name for name in os.listdir("/proc") if name.isdigit()]


def _children(pid):
    return _read(f"/proc/{pid}/task/{pid}/children").split()


def _namespace(pid):
    try:
        return os.readlink(f"/proc/{pid}/ns/pid")
    except OSError:
        return None


def _read(path):
    try:
        with open(path) as file:
            return file.read()
    except OSError:
        return ""
