/// What a name in a ``Sentence`` is the name of.
public enum NameKind: String, Hashable, Sendable, CaseIterable {
    case tale, file, path, asset, slide, telling, field, text, library

    /// A longer name is cut in a line; paths are of use only whole.
    var mostScalars: Int {
        switch self {
        case .path, .asset, .library: 4096
        case .tale, .file, .slide, .telling, .field, .text: 120
        }
    }
}
