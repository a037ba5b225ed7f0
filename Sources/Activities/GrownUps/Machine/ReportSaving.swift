import Engine

/// What the page of this machine asks for; the app, which alone knows what a report says, carries it out.
public enum ReportWish: Request {
    /// Saves diagnostics for maintainers to the stick in a folder.
    case save(place: String)
}

/// How saving a report goes, for the page that asked.
public struct ReportSaving: Document {
    public static let name = "report-saving"

    public var state: State

    public enum State: Hashable, Codable, Sendable {
        /// Nothing was asked on this visit.
        case idle
        case writing
        case saved(folder: String, Pulling)
        case failed(Failure)
    }

    /// When the stick may be taken out.
    public enum Pulling: String, Hashable, Codable, Sendable {
        case now, soon
        /// As the desktop that has mounted it wants.
        case byDesktop
    }

    /// Why nothing was saved.
    public enum Failure: String, Hashable, Codable, Sendable {
        case full, unwritable, pulled, other
    }

    public init(_ state: State = .idle) { self.state = state }
}
