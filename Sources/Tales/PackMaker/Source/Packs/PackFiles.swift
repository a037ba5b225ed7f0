import Conversion
import Storage
import TalePacks

/// The files of a pack by the names that its stages give.
struct PackFiles {
    private let source: any Source
    private let convert: Converting
    private let byPath: [String: SourceFile]
    /// Whether pictures show nothing, as far as that is known.
    private var blank: [SourceFile: Bool] = [:]
    /// Names of files that are not there.
    var missing: [String] = []

    /// Pictures that are looked at; a larger one shows something.
    private static let mostPictures = 24, largestBlank = 512 << 10

    init(_ source: any Source, _ convert: @escaping Converting) {
        self.source = source
        self.convert = convert
        byPath = Dictionary(source.files.map { ($0.name.lowercased(), $0) }) { first, _ in first }
    }

    mutating func sound(_ name: String?) -> SourceFile? { name.flatMap { file($0, in: ["assets/", "audios/", ""]) } }

    /// A picture that shows something: stages of stories are often black.
    mutating func picture(_ name: String?) -> SourceFile? {
        guard let file = name.flatMap({ file($0, in: ["assets/", "images/", ""]) }), !isBlank(file) else { return nil }
        return file
    }

    private mutating func file(_ name: String, in folders: [String]) -> SourceFile? {
        let found = folders.lazy.compactMap { [byPath] in byPath[($0 + name).lowercased()] }.first
        if found == nil, !missing.contains(name) { missing.append(name) }
        return found
    }

    private mutating func isBlank(_ file: SourceFile) -> Bool {
        if let known = blank[file] { return known }
        guard blank.count < Self.mostPictures, source.size(of: file) ?? 0 <= Self.largestBlank else { return false }
        let isBlank = Self.isBlank(file, in: source, convert)
        blank[file] = isBlank
        return isBlank
    }

    private static func isBlank(_ file: SourceFile, in source: any Source, _ convert: Converting) -> Bool {
        // Whoever makes the tale says why a picture cannot be read.
        guard let input = try? source.open(file) else { return false }
        defer { withExtendedLifetime(input) {} }
        guard case .blank(true) = try? convert(.blank, input.descriptor, nil) else { return false }
        return true
    }
}
