/// A tale that is being written onto a stick, or was.
package struct StickSaving: Hashable, Codable, Sendable {
    /// Its id.
    package let tale: String
    /// The stick's folder.
    package let place: String
    /// The stick's name.
    package let stick: String
    package var state = State.waiting

    package init(tale: String, place: String, stick: String, state: State = .waiting) {
        (self.tale, self.place, self.stick, self.state) = (tale, place, stick, state)
    }

    package enum State: Hashable, Codable, Sendable {
        /// Until the stick can be written.
        case waiting
        case writing(percent: Int)
        /// All is written; the stick must not be pulled before it may only be read again.
        case ending
        /// Somebody has ended it, and it is being cleared away.
        case stopping
        /// It lies in this folder of the stick.
        case saved(folder: String, Pulling)
        case failed(Failure)
    }

    /// When the stick may be pulled.
    package enum Pulling: String, Hashable, Codable, Sendable {
        /// Nothing can be written on it any more.
        case now
        /// Everything is on it; whether the system still writes is not known.
        case soon
        /// The desktop has mounted it, and lets it go.
        case byDesktop
    }

    /// Why it has not been saved; there is nothing new on the stick.
    package enum Failure: Hashable, Codable, Sendable {
        /// Megabytes, where they are known.
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

    /// The same when nobody wants it any more; nil where nothing is left to be done.
    package var stopped: StickSaving? {
        guard isUnderWay else { return nil }
        var saving = self
        if state != .ending { saving.state = .stopping }
        return saving
    }
}
