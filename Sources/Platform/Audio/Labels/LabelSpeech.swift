import Dispatch
import Engine

/// Speaks labels; a clip waits for them.
nonisolated extension AudioService {
    /// Speaks labels, one after the other, while a clip waits.
    func say(_ labels: [Sound]) {
        guard !labels.isEmpty, player.openDevice() else { return }
        if player.isSounding {
            player.pause()
            tellPlace()
            player.isInterrupted = true
        }
        player.sayings += 1
        sayNext(labels[...], of: player.sayings)
    }

    private func sayNext(_ labels: ArraySlice<Sound>, of saying: Int) {
        guard player.sayings == saying else { return }
        guard let label = labels.first else {
            let goesOn = player.isInterrupted
            endSaying()
            if goesOn { resume() }
            return
        }
        do {
            let seconds = try player.speak(label)
            deliver(.narrationStarted(label, seconds: seconds))
            letGoLater()
            queue.asyncAfter(deadline: .now() + seconds) {
                guard self.player.sayings == saying else { return }
                self.deliver(.narrationEnded(label))
                self.sayNext(labels.dropFirst(), of: saying)
            }
        } catch {
            deliver(.narrationFailed(label))
            sayNext(labels.dropFirst(), of: saying)
        }
    }

    func endSaying() {
        player.sayings += 1
        player.isInterrupted = false
        player.hush()
    }
}
