"""Network namespaces on one bridge, of which the first has a web server; nothing leaves this machine."""

import contextlib
import glob
import os
import re
import signal
import subprocess
import time

from debian import repository, run

_packages = os.path.join(repository, ".build/torture/packages")
ADDRESS, NAME = "10.77.0.1", "tales.example"
# The second one is slow, so that a fetch can be cut in its middle.
CONFIGURATION = """
user root; worker_processes 2; daemon off; pid {folder}/pid; error_log {folder}/error.log;
events {{ worker_connections 2048; }}
http {{
    log_format said '$remote_addr $request_method $uri $status $bytes_sent $request_length';
    access_log {folder}/access.log said;
    client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy; fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi;
    server {{
        listen 80; listen 443 ssl; ssl_certificate {folder}/server.pem; ssl_certificate_key {folder}/server.key;
        location / {{ root {root}; }}
        location /outbox/ {{
            root {folder}; dav_methods PUT; create_full_put_path on; client_max_body_size 8k;
            limit_except PUT {{ deny all; }}
        }}
    }}
    server {{ listen 81; location / {{ root {root}; limit_rate 4m; }} }}
}}
"""


def program(package, path):
    """A program of Debian's package, which is unpacked and not installed: no daemon starts."""
    folder = f"{_packages}/{package}"
    if not os.path.exists(folder + path):
        os.makedirs(folder, exist_ok=True)
        run("apt-get", "download", package, cwd=folder, check=True)
        run("dpkg-deb", "--extract", *glob.glob(f"{folder}/*.deb"), folder, check=True)
    return folder + path


class Wires:
    """A bridge in a namespace of its own, and namespaces that hang on it."""

    def __init__(self):
        self.prefix, self.names = f"pasaka{os.getpid()}", []
        self.server = self.namespace()
        self.inside(self.server, "ip", "link", "add", "bridge", "type", "bridge")
        self.inside(self.server, "ip", "address", "add", f"{ADDRESS}/16", "dev", "bridge")
        self.inside(self.server, "ip", "link", "set", "bridge", "up")

    def namespace(self):
        name = f"{self.prefix}-{len(self.names)}"
        run("ip", "netns", "add", name, check=True)
        self.names.append(name)
        self.inside(name, "ip", "link", "set", "lo", "up")
        return name

    def kiosk(self):
        """One more namespace on the bridge; its wire has the server's end `w<number>`."""
        number, name = len(self.names), self.namespace()
        run("ip", "-n", name, "link", "add", "wire", "type", "veth", "peer", "name", f"w{number}", "netns", self.server,
            check=True)
        self.inside(self.server, "ip", "link", "set", f"w{number}", "master", "bridge", "up")
        self.inside(name, "ip", "address", "add", f"{self.address(name)}/16", "dev", "wire")
        self.inside(name, "ip", "link", "set", "wire", "up")
        return name

    def address(self, name):
        number = int(name.rsplit("-", 1)[1])
        return f"10.77.{1 + number // 250}.{1 + number % 250}"

    def inside(self, name, *command, **options):
        return run("ip", "netns", "exec", name, *command, **options)

    def loses(self, name, percent):
        """Lets a kiosk lose packets in both directions, each of one frame. Not by netem, which not every kernel has."""
        for place, device in ((name, "wire"), (self.server, "bridge"), (self.server, f"w{name.rsplit('-', 1)[1]}")):
            self.inside(place, "ip", "link", "set", device, "gso_max_segs", "1", check=True)
        rule = f"numgen random mod 100 < {percent} drop"
        chains = "".join(f"chain {way} {{ type filter hook {way} priority 0; {rule}; }}\n" for way in ("input", "output"))
        self.inside(name, "nft", f"table inet loss {{\n{chains}}}\n", check=True)

    def bytes_of(self, name):
        """Bytes that have gone over a kiosk's wire, both ways."""
        said = self.inside(name, "cat", "/proc/net/dev").stdout
        fields = re.search(r"wire: *(.*)", said)[1].split()
        return int(fields[0]) + int(fields[8])

    def close(self):
        for name in self.names:
            run("ip", "netns", "delete", name)


class Server:
    """nginx with a certificate that kiosks know; it serves a folder, and takes what is put below /outbox."""

    def __init__(self, wires, folder, root):
        self.wires, self.folder, self.process = wires, folder, None
        os.makedirs(f"{folder}/outbox")
        subject, names = f"/CN={NAME}", f"subjectAltName=IP:{ADDRESS}"
        run("openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days",
            "3650", "-subj", subject, "-addext", names, "-keyout", f"{folder}/server.key", "-out", self.certificate, check=True)
        with open(f"{folder}/nginx.conf", "w") as file:
            file.write(CONFIGURATION.format(folder=folder, root=root))
        self.start()

    @property
    def certificate(self):
        return f"{self.folder}/server.pem"

    def start(self):
        words = [program("nginx", "/usr/sbin/nginx"), "-c", f"{self.folder}/nginx.conf", "-p", self.folder]
        with open(f"{self.folder}/said", "ab") as said:
            self.process = subprocess.Popen(["ip", "netns", "exec", self.wires.server, *words], stdout=said, stderr=said)
        deadline = time.monotonic() + 30
        while self.wires.inside(self.wires.server, "sh", "-c", "ss -Hltn 'sport = :443' | grep -q .").returncode:
            if time.monotonic() > deadline or self.process.poll() is not None:
                raise SystemExit(f"nginx does not start:\n{open(f'{self.folder}/said').read()}")
            time.sleep(0.1)

    def stop(self):
        if self.process:
            self.process.send_signal(signal.SIGTERM)
            self.process.wait()
            self.process = None

    def requests(self):
        """What was asked since the last time: (method, path, status, bytes sent, bytes received) each."""
        path, rows = f"{self.folder}/access.log", []
        if os.path.exists(path):
            with open(path) as log:
                for line in log:
                    _, method, place, status, sent, received = line.split()
                    rows.append((method, place, int(status), int(sent), int(received)))
            os.truncate(path, 0)
        return rows


@contextlib.contextmanager
def wires_and_server(folder, root):
    wires = Wires()
    try:
        server = Server(wires, folder, root)
        try:
            yield wires, server
        finally:
            server.stop()
    finally:
        wires.close()
