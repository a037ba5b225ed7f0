import Engine

/// What the page of this machine asks for; the app, which alone knows what a report says, carries it out.
public enum ReportRequest: Request {
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
        case saved(folder: String, StickPulling)
        case failed(StickFailure)
    }

    public init(_ state: State = .idle) { self.state = state }
}
