"""The machine's disk: Debian as `debootstrap` lays it down, the appliance installed from its package."""

import contextlib
import fcntl
import functools
import hashlib
import os
import pathlib
import re
import shutil
import subprocess
import time

CACHE = pathlib.Path(os.environ.get("XDG_CACHE_HOME", pathlib.Path.home() / ".cache")) / "pasaka-torture"
GUEST = pathlib.Path(__file__).parent / "guest"
BESIDE = "/root/beside"
APT = "apt-get -qq -y -o APT::Keep-Downloaded-Packages=true"
# How a librarian makes a machine a kiosk, with a PIN of the grown-ups' room that the cases know.
PIN = "4071"
ENABLE = f"echo {PIN} >/run/pin; pasaka-kiosk enable --pin-file /run/pin; rm /run/pin"
RELEASES = {"12": "bookworm", "13": "trixie"}
BASE_PACKAGES = "systemd-sysv,udev,dbus,kmod,initramfs-tools,linux-image-amd64"

# The modules of this machine's disk alone: the smaller the first file system, the sooner the emulator is through it.
INITRAMFS = {"conf.d/torture": "MODULES=list\n", "modules": "virtio_pci\nvirtio_blk\next4\n"}


def make(disk, packages, commands=(ENABLE,), beside=(), is_partitioned=False):
    """Makes a disk with these packages installed by apt and these commands run in it; kernel and initrd beside it.

    The commands find the files and folders `beside` in the folder BESIDE.
    """
    root = pathlib.Path(disk).with_suffix(".root")
    shutil.rmtree(root, ignore_errors=True)
    subprocess.run(["cp", "--archive", prepared(packages), root], check=True)
    try:
        install(root, packages)
        add_shell(root)
        (root / BESIDE[1:]).mkdir()
        for path in beside:
            subprocess.run(["cp", "--recursive", path, root / BESIDE[1:]], check=True)
        for command in commands:
            inside(root, command)
        write(root, disk, is_partitioned)
    finally:
        shutil.rmtree(root, ignore_errors=True)
    return pathlib.Path(disk)


def copy(disk, folder):
    """The same disk once more, in another folder, for another machine; one that still runs there keeps its own."""
    folder.mkdir(exist_ok=True)
    for suffix in (".disk", ".words", ".vmlinuz", ".initrd"):
        order = ["cp", "--sparse=always", "--remove-destination", disk.with_suffix(suffix), folder]
        subprocess.run(order, check=True)
    return folder / disk.name


def package(words):
    """The package that a case's words name, or else one that is built now."""
    if words:
        return words[0]
    root = pathlib.Path(__file__).parents[3]
    said = subprocess.run([root / "kiosk/package"], cwd=root, stdout=subprocess.PIPE, text=True, check=True).stdout
    return said.split()[-1]


@functools.cache
def appliance(package, *commands, is_partitioned=False):
    """A folder with the disk of an appliance that has been enabled, and in which these commands have been run.

    It is made once for each package; what has been made more than a day ago is thrown away.
    """
    parts = [pathlib.Path(package), *sorted(GUEST.iterdir())]
    bytes_of_all = b"".join(part.read_bytes() for part in parts) + repr((INITRAMFS, ENABLE, commands, is_partitioned)).encode()
    for old in CACHE.glob("kiosk-*"):
        if time.time() - old.stat().st_mtime > 86400:
            shutil.rmtree(old)
    return kept("kiosk-" + hashlib.sha256(bytes_of_all).hexdigest()[:12], lambda folder: make(
        folder / "kiosk.disk", [package], [ENABLE, *commands], is_partitioned=is_partitioned))


def ext4(path, label, size="256M"):
    """An empty ext4 disk of its own, without partitions."""
    path.unlink(missing_ok=True)
    subprocess.run(["mkfs.ext4", "-q", "-L", label, path, size], check=True, stdout=subprocess.DEVNULL)
    return path


def sector(disk, file):
    """The first sector of a file on an ext4 disk without partitions."""
    said = subprocess.run(["debugfs", "-R", f"blocks {file}", disk], capture_output=True, text=True, check=True).stdout
    return int(said.split()[0]) * 8


def newer(package, folder, version="99.0", program=None):
    """The same package by another version, and with a text as its program if there is one."""
    root, path = folder / "newer", folder / "newer.deb"
    subprocess.run(["dpkg-deb", "--raw-extract", package, root], check=True)
    control = root / "DEBIAN/control"
    control.write_text(re.sub(r"(?m)^Version: .*", f"Version: {version}", control.read_text()))
    if program:
        (root / "usr/bin/pasaka").write_text(program)
    subprocess.run(["dpkg-deb", "--root-owner-group", "-Zgzip", "-z1", "--build", root, path], check=True,
                   stdout=subprocess.DEVNULL)
    shutil.rmtree(root)
    return path


def release(package):
    """The Debian for which a package was built, as the end of its version says."""
    return RELEASES[field(package, "Version").rpartition("~deb")[2]]


def field(package, name):
    """A field of a package's control file."""
    order = ["dpkg-deb", "--field", package, name]
    return subprocess.run(order, stdout=subprocess.PIPE, text=True, check=True).stdout.strip()


def base(debian):
    """The bare system."""
    return kept(debian, lambda root: make_base(root, debian))


def prepared(packages):
    """The bare system with all dependencies and recommendations of these packages, but without themselves."""
    wanted = ", ".join(field(package, name) for package in packages for name in ("Depends", "Recommends"))
    debian = release(packages[0])

    def make_prepared(root):
        subprocess.run(["cp", "--archive", f"{base(debian)}/.", root], check=True)
        inside(root, f"apt-get -qq update; {APT} satisfy '{wanted}' >/dev/null")

    return kept(f"{debian}-" + hashlib.sha256(wanted.encode()).hexdigest()[:12], make_prepared)


def kept(name, make_folder):
    """A folder of the cache, made where it is not there yet; another case that wants it meanwhile waits."""
    folder = CACHE / name
    with alone(name):
        if not folder.exists():
            unfinished = CACHE / f"{name}.unfinished"
            shutil.rmtree(unfinished, ignore_errors=True)
            unfinished.mkdir(parents=True)
            make_folder(unfinished)
            unfinished.rename(folder)
    return folder


@contextlib.contextmanager
def alone(name):
    """Keeps out every other case that asks for the same name."""
    locks = CACHE / "locks"
    locks.mkdir(parents=True, exist_ok=True)
    with open(locks / name, "w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def make_base(root, debian):
    options = ["--variant=minbase", f"--include={BASE_PACKAGES}"]
    subprocess.run(["debootstrap", *options, debian, root], check=True, stdout=subprocess.DEVNULL)
    settle(root)


def settle(root):
    """Names the machine and its disk, and leaves root without a password, as after an installation."""
    (root / "etc/fstab").write_text("/dev/vda / ext4 errors=remount-ro 0 1\n")
    (root / "etc/hostname").write_text("kiosk\n")
    (root / "usr/sbin/policy-rc.d").write_text("#!/bin/sh\nexit 101\n")
    (root / "usr/sbin/policy-rc.d").chmod(0o755)
    for name, text in INITRAMFS.items():
        path = root / "etc/initramfs-tools" / name
        path.write_text(text)
    inside(root, "update-initramfs -u")


def install(root, packages):
    """Installs packages with their dependencies, as a librarian does: `apt install ./pasaka.deb`."""
    for package in packages:
        shutil.copy(package, root / "root")
    names = " ".join(f"/root/{pathlib.Path(package).name}" for package in packages)
    inside(root, f"apt-get -qq update; {APT} install {names} >/dev/null")


def add_shell(root):
    """Adds the test's access to the machine; nothing of it is in the package."""
    tools = root / "usr/local/sbin"
    for name in ("torture-shell", "player"):
        shutil.copy(GUEST / name, tools)
    for name in ("finger", "chords"):
        subprocess.run(["cc", "-static", "-O1", GUEST / f"{name}.c", "-o", tools / name], check=True)
    shutil.copy(GUEST / "torture-shell.service", root / "etc/systemd/system")
    inside(root, "systemctl -q enable torture-shell.service")


def inside(root, command):
    """Runs a command in the system as root, with downloads kept in the cache."""
    archives = CACHE / "archives"
    archives.mkdir(parents=True, exist_ok=True)
    script = """
        mount --bind "$1" var/cache/apt/archives
        mount -t proc proc proc && mount -t sysfs sys sys && mount --rbind /dev dev
        cp --remove-destination /etc/resolv.conf etc/resolv.conf
        # Nothing of the host's environment, such as a TMPDIR that is not there inside.
        exec env --ignore-environment DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8 PATH=/usr/sbin:/usr/bin:/sbin:/bin \
            chroot . bash -ec "$2"
    """
    with alone("archives"):  # apt would end where another one has them
        subprocess.run(["unshare", "--mount", "bash", "-ec", script, "inside", archives, command], cwd=root, check=True,
                       stdin=subprocess.DEVNULL)


def write(root, disk, is_partitioned, gigabytes=3):
    """Writes the system as an ext4 disk, and beside it the kernel, its words and the initrd that start it.

    Where it is partitioned, the file system lies in the first partition, and there is room for a boot loader before it.
    """
    disk = pathlib.Path(disk)
    (root / "usr/sbin/policy-rc.d").unlink(missing_ok=True)
    disk.with_suffix(".words").write_text(kernel_words(root))
    shutil.copy(root / "vmlinuz", disk.with_suffix(".vmlinuz"))
    shutil.copy(root / "initrd.img", disk.with_suffix(".initrd"))
    disk.unlink(missing_ok=True)
    with open(disk, "wb") as file:
        file.truncate((gigabytes << 30) + (1 << 20))
    place = []
    if is_partitioned:
        (root / "etc/fstab").write_text((root / "etc/fstab").read_text().replace("/dev/vda ", "/dev/vda1 "))
        subprocess.run(["sfdisk", "--quiet", disk], input="label: dos\n1MiB,,83,*\n", text=True, check=True)
        place = ["-E", f"offset={1 << 20}"]
    subprocess.run(["mkfs.ext4", "-q", *place, "-d", root, disk, f"{gigabytes}G"], check=True)


def kernel_words(root):
    """The words that GRUB would give to the kernel."""
    script = 'for file in "$@"; do . "$file"; done; printf %s "${GRUB_CMDLINE_LINUX_DEFAULT# }"'
    files = sorted((root / "usr/lib/pasaka/kiosk/etc/default/grub.d").glob("*.cfg"))
    return subprocess.run(["sh", "-c", script, "sh", *files], stdout=subprocess.PIPE, text=True, check=True).stdout
