"""The machine's disk: Debian as `debootstrap` lays it down, the appliance installed from its package."""

import hashlib
import os
import pathlib
import re
import shutil
import subprocess

CACHE = pathlib.Path(os.environ.get("XDG_CACHE_HOME", pathlib.Path.home() / ".cache")) / "pasaka-torture"
GUEST = pathlib.Path(__file__).parent / "guest"
BESIDE = "/root/beside"
APT = "apt-get -qq -y -o APT::Keep-Downloaded-Packages=true"
BASE_PACKAGES = "systemd-sysv,udev,dbus,kmod,initramfs-tools,linux-image-amd64"

# The modules of this machine's disk alone: the smaller the first file system, the sooner the emulator is through it.
INITRAMFS = {"conf.d/torture": "MODULES=list\n", "modules": "virtio_pci\nvirtio_blk\next4\n"}


def make(disk, packages, commands=("pasaka-kiosk enable",), beside=()):
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
        write(root, disk)
    finally:
        shutil.rmtree(root, ignore_errors=True)
    return pathlib.Path(disk)


def copy(disk, folder):
    """The same disk once more, in a folder of its own that is made, for another machine."""
    folder.mkdir()
    for suffix in (".disk", ".words", ".vmlinuz", ".initrd"):
        subprocess.run(["cp", "--sparse=always", disk.with_suffix(suffix), folder], check=True)
    return folder / disk.name


def package(words):
    """The package that a case's words name, or else one that is built now."""
    if words:
        return words[0]
    root = pathlib.Path(__file__).parents[3]
    said = subprocess.run([root / "kiosk/package"], cwd=root, stdout=subprocess.PIPE, text=True, check=True).stdout
    return said.split()[-1]


def base():
    """The bare system."""
    return kept("bookworm", make_base)


def prepared(packages):
    """The bare system with all that these packages depend on and recommend, but not themselves."""
    fields = [
        subprocess.run(["dpkg-deb", "--field", package, field], stdout=subprocess.PIPE, text=True, check=True).stdout
        for package in packages for field in ("Depends", "Recommends")
    ]
    wanted = ", ".join(field.strip() for field in fields)

    def make_prepared(root):
        subprocess.run(["cp", "--archive", f"{base()}/.", root], check=True)
        inside(root, f"apt-get -qq update; {APT} satisfy '{wanted}' >/dev/null")

    return kept("bookworm-" + hashlib.sha256(wanted.encode()).hexdigest()[:12], make_prepared)


def kept(name, make_folder):
    """A folder of the cache, made where it is not there yet."""
    folder = CACHE / name
    if not folder.exists():
        unfinished = CACHE / f"{name}.unfinished"
        shutil.rmtree(unfinished, ignore_errors=True)
        unfinished.mkdir(parents=True)
        make_folder(unfinished)
        unfinished.rename(folder)
    return folder


def make_base(root):
    options = ["--variant=minbase", f"--include={BASE_PACKAGES}"]
    subprocess.run(["debootstrap", *options, "bookworm", root], check=True, stdout=subprocess.DEVNULL)
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
    """Installs packages and what they depend on, as a librarian does: `apt install ./pasaka.deb`."""
    for package in packages:
        shutil.copy(package, root / "root")
    names = " ".join(f"/root/{pathlib.Path(package).name}" for package in packages)
    inside(root, f"apt-get -qq update; {APT} install {names} >/dev/null")


def add_shell(root):
    """Lays in what the test asks the machine by; nothing of it is in the package."""
    tools = root / "usr/local/sbin"
    for name in ("torture-shell", "player"):
        shutil.copy(GUEST / name, tools)
    subprocess.run(["cc", "-static", "-O1", GUEST / "finger.c", "-o", tools / "finger"], check=True)
    shutil.copy(GUEST / "torture-shell.service", root / "etc/systemd/system")
    inside(root, "systemctl -q enable torture-shell.service")


def inside(root, command):
    """Runs a command in the system as root, with what it downloads kept in the cache."""
    archives = CACHE / "archives"
    archives.mkdir(parents=True, exist_ok=True)
    script = """
        mount --bind "$1" var/cache/apt/archives
        mount -t proc proc proc && mount -t sysfs sys sys && mount --rbind /dev dev
        cp --remove-destination /etc/resolv.conf etc/resolv.conf
        DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8 PATH=/usr/sbin:/usr/bin:/sbin:/bin exec chroot . bash -ec "$2"
    """
    subprocess.run(["unshare", "--mount", "bash", "-ec", script, "inside", archives, command], cwd=root, check=True)


def write(root, disk, size="3G"):
    """Writes the system as an ext4 disk, and beside it the kernel, its words and the initrd that start it."""
    disk = pathlib.Path(disk)
    (root / "usr/sbin/policy-rc.d").unlink(missing_ok=True)
    words = re.findall(r'GRUB_CMDLINE_LINUX_DEFAULT="(.*)"', "".join(
        path.read_text() for path in (root / "usr/lib/pasaka/kiosk/etc/default/grub.d").glob("*.cfg")))
    disk.with_suffix(".words").write_text(" ".join(words))
    shutil.copy(root / "vmlinuz", disk.with_suffix(".vmlinuz"))
    shutil.copy(root / "initrd.img", disk.with_suffix(".initrd"))
    disk.unlink(missing_ok=True)
    subprocess.run(["mkfs.ext4", "-q", "-d", root, disk, size], check=True)
