"""Signed repositories on a disk of their own: Pasaka's, made as a maintainer makes it, and one in place of Debian's security."""

import os
import pathlib
import re
import subprocess

from .image import CACHE

REPOSITORY = pathlib.Path(__file__).parents[3] / "kiosk/repository"
LABEL, PLACE = "mirror", "/srv"
KEYS, FOREIGN_KEYS = CACHE / "keys", CACHE / "keys-foreign"


def setup(suite):
    """A network that leads nowhere, an hour without its random minute, and the two repositories as apt's only sources.

    The name of what the sources read can be changed while the machine runs.
    """
    return f"""
echo 'LABEL={LABEL} {PLACE} ext4 ro,nofail 0 0' >>/etc/fstab
rm -rf /etc/apt/sources.list /etc/apt/sources.list.d/*
echo 'deb [signed-by=/etc/torture.gpg] file:{PLACE}/security {suite}-security main' >/etc/apt/sources.list
echo 'deb [signed-by=/usr/share/keyrings/pasaka.gpg] file:/mnt {suite} main' >/etc/apt/sources.list.d/pasaka.list
ln -s {PLACE}/pasaka.gpg /usr/share/keyrings/pasaka.gpg
ln -s {PLACE}/pasaka.gpg /etc/torture.gpg
mkdir -p /etc/systemd/system/pasaka-update.timer.d
printf '[Timer]\\nRandomizedDelaySec=0\\n' >/etc/systemd/system/pasaka-update.timer.d/minute.conf
cat >/etc/systemd/system/torture-network.service <<'END'
[Service]
Type=oneshot
ExecStart=ip link set lo up
ExecStart=ip route add default dev lo
ExecStart=mount --bind {PLACE}/pasaka /mnt
[Unit]
RequiresMountsFor={PLACE}
[Install]
WantedBy=sysinit.target
END
systemctl -q enable torture-network.service
"""


def disk(path, folder, suite, **repositories):
    """A disk with a release's repositories, each a name and what `kiosk/repository` puts into it; two are then forged."""
    folder.mkdir()
    for name, packages in repositories.items():
        pasaka(folder / name, suite, packages, FOREIGN_KEYS if name == "foreign" else KEYS)
    for name, forge in (("changed", changed), ("unsigned", unsigned)):
        if name in repositories:
            forge(folder / name, suite)
    security(folder / "security", suite)
    (folder / "pasaka.gpg").write_bytes((folder / "security/pasaka.gpg").read_bytes())
    path.unlink(missing_ok=True)
    subprocess.run(["mkfs.ext4", "-q", "-L", LABEL, "-d", folder, path, "1G"], check=True, stdout=subprocess.DEVNULL)
    subprocess.run(["rm", "-r", folder], check=True)
    return path


def pasaka(folder, suite, packages, keys=KEYS):
    """A repository of Pasaka's packages."""
    order = [REPOSITORY, "--suite", suite, folder, *packages]
    subprocess.run(order, check=True, stdout=subprocess.DEVNULL, env={**os.environ, "PASAKA_KEYS": str(keys)})


def security(folder, suite):
    """One that calls itself as Debian's security does, with a package that no machine has: apt names no empty one."""
    root, package = folder.with_suffix(".root"), folder.with_suffix(".deb")
    (root / "DEBIAN").mkdir(parents=True)
    fields = {"Package": "torture-nothing", "Version": "1", "Architecture": "all", "Maintainer": "nobody", "Description": "nothing"}
    (root / "DEBIAN/control").write_text("".join(f"{name}: {value}\n" for name, value in fields.items()))
    subprocess.run(["dpkg-deb", "--root-owner-group", "--build", root, package], check=True, stdout=subprocess.DEVNULL)
    pasaka(folder, suite, [package])
    (folder / "dists" / suite).rename(folder / f"dists/{suite}-security")
    listing = folder / f"dists/{suite}-security/InRelease"
    said = gpg("--decrypt", listing).replace("Origin: Pasaka", "Origin: Debian\nLabel: Debian-Security")
    said = re.sub(f"(Suite|Codename): {suite}\\n", rf"\1: {suite}-security\n", said)
    listing.unlink()
    gpg("--output", listing, "--clear-sign", said=said)


def unsigned(folder, suite):
    """Takes a repository's signature away."""
    listing = folder / "dists" / suite / "InRelease"
    listing.with_name("Release").write_text(gpg("--decrypt", listing))
    listing.unlink()


def changed(folder, _):
    """Changes one byte of each package, after it was signed."""
    for package in folder.rglob("*.deb"):
        data = bytearray(package.read_bytes())
        data[len(data) // 2] ^= 1
        package.write_bytes(data)


def gpg(*words, said=None):
    """Runs gpg with the repositories' key."""
    order = ["gpg", "--quiet", "--batch", "--homedir", KEYS, *words]
    return subprocess.run(order, check=True, input=said, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True).stdout
