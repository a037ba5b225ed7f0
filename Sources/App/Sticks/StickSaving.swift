import PackMaker

/// A tale that is being written onto a stick, or was.
struct StickSaving: Hashable, Codable, Sendable {
    /// Its id.
    let tale: String
    /// The stick's folder.
    let place: String
    /// The stick's name.
    let stick: String
    var state = State.waiting

    enum State: Hashable, Codable, Sendable {
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
    enum Pulling: String, Hashable, Codable, Sendable {
        /// Nothing can be written on it any more.
        case now
        /// Everything is on it; whether the system still writes is not known.
        case soon
        /// The desktop has mounted it, and lets it go.
        case byDesktop
    }

    /// Why it has not been saved; there is nothing new on the stick.
    enum Failure: Hashable, Codable, Sendable {
        /// Megabytes, where they are known.
        case full(needed: Int, free: Int)
        case fullAtOnce
        case unwritable, pulled, unfitName, other
    }

    var isUnderWay: Bool {
        switch state {
        case .waiting, .writing, .ending, .stopping: true
        case .saved, .failed: false
        }
    }

    /// The same when nobody wants it any more; nil where nothing is left to be done.
    var stopped: StickSaving? {
        guard isUnderWay else { return nil }
        var saving = self
        if state != .ending { saving.state = .stopping }
        return saving
    }
}

extension StickSaving.Failure {
    /// nil where somebody has ended it.
    init?(_ refusal: PackRefusal) {
        switch refusal.cause {
        case .interrupted: return nil
        case .diskFull:
            self = refusal.room.map { .full(needed: $0.neededMegabytes, free: $0.freeMegabytes) } ?? .fullAtOnce
        case .unwritable: self = .unwritable
        case .gone: self = .pulled
        case .unfitName: self = .unfitName
        case .other, .nothingLeft, .taken: self = .other
        }
    }
}
