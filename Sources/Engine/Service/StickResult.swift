/// The moment at which a stick may be taken out after something was saved to it.
public enum StickPulling: String, Hashable, Codable, Sendable {
    /// The stick is read-only again.
    case now
    /// Everything is on it; whether the system is still writing is unknown.
    case soon
    /// The desktop has mounted it, and unmounts it.
    case byDesktop
}

/// Why a file was not saved to a stick; there is nothing new on it.
public enum StickFailure: String, Hashable, Codable, Sendable, CaseIterable { case full, unwritable, pulled, other }

/// How saving files to a stick goes.
public enum StickState: Hashable, Codable, Sendable {
    case writing
    /// - Parameter files: their places on the stick.
    case saved(files: [String], StickPulling)
    /// The saving has failed: there is nothing new on the stick.
    case failed(StickFailure)
}
