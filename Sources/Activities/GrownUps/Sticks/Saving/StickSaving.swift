import Engine

/// The export of a tale to a stick, in progress or finished.
package struct StickSaving: Hashable, Codable, Sendable {
    /// Its id.
    package let tale: String
    /// The stick's folder.
    package let place: String
    /// The stick's name.
    package let stick: String
    package var state = State.waiting

    package init(tale: String, place: String, stick: String, state: State = .waiting) {
        self.tale = tale
        self.place = place
        self.stick = stick
        self.state = state
    }

    package enum State: Hashable, Codable, Sendable {
        /// The saving waits until the stick is writable.
        case waiting
        case writing(percent: Int)
        /// Everything is written; the stick must not be removed before it is read-only again.
        case ending
        /// The export is cancelled, and being cleaned up.
        case stopping
        /// The tale is exported to this folder of the stick.
        case saved(folder: String, StickPulling)
        case failed(Failure)
    }

    /// Why the export failed; there is nothing new on the stick.
    package enum Failure: Hashable, Codable, Sendable {
        /// Megabytes, if known.
        case full(needed: Int, free: Int)
        case fullAtOnce
        case unwritable, pulled, unfitName, other
    }

    package var isUnderWay: Bool {
        switch state {
        case .waiting, .writing, .ending, .stopping: true
        case .saved, .failed: false
        }
    }

    /// The same when it is cancelled; nil if nothing is left to do.
    package var stopped: StickSaving? {
        guard isUnderWay else { return nil }
        var saving = self
        if state != .ending { saving.state = .stopping }
        return saving
    }
}
