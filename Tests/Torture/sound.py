"""A dedicated sound server for a case, and a recording of its output."""

import array
import atexit
import subprocess
import threading
import time

from player import eventually, temporary_folder


class SoundServer:
    """PulseAudio with one null card, and a recorder of its output."""

    def __init__(self):
        self.folder = temporary_folder()
        self.socket = self.folder + "/native"
        self.environment = {"PATH": "/usr/bin:/bin", "HOME": self.folder, "PULSE_RUNTIME_PATH": self.folder,
                            "PULSE_STATE_PATH": self.folder, "PULSE_SERVER": "unix:" + self.socket}
        self.for_players = {"SDL_AUDIODRIVER": "pulseaudio", "PULSE_SERVER": "unix:" + self.socket,
                            "PULSE_RUNTIME_PATH": self.folder}
        self.heard = 0.0  # when something sounded last
        self.start()
        threading.Thread(target=self.listen, daemon=True).start()

    def start(self):
        """Starts it, again too."""
        self.process = subprocess.Popen(
            ["pulseaudio", "-n", "--exit-idle-time=-1", "--use-pid-file=no", "--disable-shm=yes", "-L",
             f"module-native-protocol-unix auth-anonymous=1 socket={self.socket}", "-L", "module-always-sink", "-L",
             "module-null-sink sink_name=card"],
            env=self.environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        atexit.register(self.kill)
        eventually("PulseAudio answers", lambda: self.control("info") == 0, every=0.05)

    def control(self, *words):
        """Runs pactl."""
        return subprocess.run(["pactl", *words], env=self.environment, stdout=subprocess.DEVNULL,
                              stderr=subprocess.DEVNULL).returncode

    def kill(self):
        """Ends it at once."""
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()

    def listen(self):
        """Records the card's output forever, and reconnects to the server."""
        while True:
            ear = subprocess.Popen(
                ["parec", "--device=card.monitor", "--raw", "--format=s16ne", "--rate=8000", "--channels=1",
                 "--latency-msec=20"],
                env=self.environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
            while piece := ear.stdout.read1(320):
                if max(map(abs, array.array("h", piece[:len(piece) & ~1])), default=0) > 500:
                    self.heard = time.monotonic()
            ear.wait()
            time.sleep(0.05)
