import Dispatch
import Engine

/// The closing of the device, and the sleep of the card.
nonisolated extension AudioService {
    /// Closes the device after a period of silence.
    func letGoLater() {
        player.lastUse = .now()
        guard !player.willLetGo else { return }
        player.willLetGo = true
        letGo(at: .now() + idleTime)
        measure()
    }

    /// Tells the level of what is heard, every second until the device is closed.
    func measure() {
        guard let levels else { return }
        queue.asyncAfter(deadline: .now() + .seconds(1)) {
            levels.tell(self.player.output.level, rate: Double(ClipPlayer.rate), device: self.volume.known)
            if self.player.willLetGo { self.measure() }
        }
    }

    private func letGo(at time: DispatchTime) {
        queue.asyncAfter(deadline: time) {
            if self.player.isSounding || self.player.output.beds.isSounding { self.player.lastUse = .now() }
            let due = self.player.lastUse + self.idleTime
            if due > .now() {
                self.letGo(at: due)
            } else {
                self.player.willLetGo = false
                self.player.closeDevice(staysAwake: self.player.hasBeenTouched)
                self.sleepLater()
                self.report()
            }
        }
    }

    /// Ends the silence when nobody has been here for long.
    private func sleepLater() {
        guard player.isOnStandby else { return }
        player.standbys += 1
        let number = player.standbys
        queue.asyncAfter(deadline: player.lastUse + wakeTime) {
            if self.player.standbys == number, self.player.isOnStandby { self.rest() }
        }
    }

    /// Lets the card sleep until the next touch, at the latest when what sounds has ended.
    func rest() {
        player.hasBeenTouched = false
        if player.isOnStandby { player.closeDevice() }
    }
}
