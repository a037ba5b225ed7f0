"""Debian's mirror for a machine that is installed: a proxy that keeps what it has loaded once, and the only way out."""

import hashlib
import http.server
import os
import shutil
import sys
import threading
import urllib.error
import urllib.request

from .image import CACHE

# Where each is loaded from.
HOSTS = {"deb.debian.org": "deb.debian.org", "security.debian.org": "deb.debian.org"}


class Mirror:
    """A proxy on the loopback, reached from the machine by an address of its own."""

    ADDRESS = "http://10.0.2.100:3128"

    def __init__(self):
        (CACHE / "mirror").mkdir(parents=True, exist_ok=True)
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), _Proxy)
        self.server.sent = 0
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def words(self):
        """QEMU's words for a network card that reaches nothing else."""
        port = self.server.server_address[1]
        return ["-netdev", f"user,id=net,restrict=on,ipv6=off,guestfwd=tcp:10.0.2.100:3128-tcp:127.0.0.1:{port}",
                "-device", "virtio-net-pci,netdev=net,id=card"]

    def sent(self):
        """How many bytes the machine has been sent."""
        return self.server.sent


class _Proxy(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_GET(self):
        host, _, path = self.path.removeprefix("http://").partition("/")
        if host not in HOSTS:
            return self.send_error(403)
        try:
            file = self._fetched(f"http://{HOSTS[host]}/{path}")
        except urllib.error.HTTPError as problem:
            print(f"mirror: {problem.code} {self.path}", file=sys.stderr, flush=True)
            return self.send_error(problem.code)
        with open(file, "rb") as content:
            size = os.fstat(content.fileno()).st_size
            self.send_response(200)
            self.send_header("Content-Length", str(size))
            self.end_headers()
            if self.command == "GET":
                shutil.copyfileobj(content, self.wfile)
                self.server.sent += size

    do_HEAD = do_GET

    def _fetched(self, address):
        """The file of an address: packages never change, lists do."""
        path = CACHE / "mirror" / hashlib.sha256(address.encode()).hexdigest()
        if not path.exists() or "/dists/" in address:
            part = path.with_suffix(f".{threading.get_ident()}")
            with urllib.request.urlopen(address, timeout=60) as answer, open(part, "wb") as file:
                shutil.copyfileobj(answer, file)
            part.rename(path)
        return path

    def log_message(self, *words):
        pass
