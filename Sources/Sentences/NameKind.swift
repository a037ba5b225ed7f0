/// The kind of a name in a ``Sentence``.
public enum NameKind: String, Hashable, Sendable, CaseIterable {
    case tale, file, path, asset, slide, telling, field, text, library

    /// Longer names are truncated in a line; paths are useful only whole.
    var mostScalars: Int {
        switch self {
        case .path, .asset, .library: 4096
        case .tale, .file, .slide, .telling, .field, .text: 120
        }
    }
}
