import Glibc
import Storage
import TalePacks

/// A tale's source, recorded in a hidden file in its folder, so that nothing is added twice.
struct SourceRecord: Hashable, Sendable {
    /// The digest of the source's content, in hexadecimal: MurmurHash3 of 32 digits, or SHA-256 of 64.
    let digest: String
    /// The source's name with its parent folder's: a changed book at the same place is a new version.
    let place: String

    /// The source's own name.
    var name: String { place.split(separator: "/").last.map(String.init) ?? place }

    /// The file's name in the tale's folder.
    static let fileName = HiddenPlace.sourceRecord
    private static let mostBytes = 8 << 10
    /// The most bytes digested of a file; of a longer one, such as a film, only the start and the size count.
    private static let mostDigested = 64 << 20
    /// The digests by their number of digits.
    private static let kinds = [32: "murmur3 ", 64: "sha256 "]

    init(digest: String, place: String) {
        self.digest = digest
        self.place = place
    }

    /// Reads the source; nil on failure.
    ///
    /// - Parameters:
    ///   - path: a folder, of which only its own files and home recordings count, or a file.
    ///   - place: see ``place``.
    init?(of path: String, place: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        if status.st_mode & S_IFMT == S_IFDIR {
            guard let source = try? SourceFolder(path: path) else { return nil }  // adding it reports why
            self.init(of: source, place: place) { Self.open("\(path)/\($0.name)") }
        } else {
            guard let file = Self.open(path) else { return nil }
            self.init(of: file, beside: PresentationBeside(beside: path), place: place)
        }
    }

    /// Creates the record of a folder in an archive.
    init(of source: SourceArchive, place: String) { self.init(of: source, place: place) { try? source.open($0) } }

    private init(of source: any Source, place: String, open: (SourceFile) -> OpenFile?) {
        var digest = Digest()
        let files = (source.files + source.tellings).sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
        for file in files {
            guard let size = open(file).flatMap({ Self.add($0, to: &digest) }) else { continue }
            digest.add("\(size) \(file.name)\n".utf8)
        }
        self.init(digest: digest.finish(), place: place)
    }

    /// Creates the record of a file, and of the presentation beside it.
    init?(of file: OpenFile, beside: PresentationBeside?, place: String) {
        var digest = Digest()
        guard Self.add(file, to: &digest) != nil else { return nil }
        if let beside { _ = Self.add(beside.file, to: &digest) }  // one that cannot be read tells nothing
        self.init(digest: digest.finish(), place: place)
    }

    /// Opens a regular file; nil for anything else.
    private static func open(_ path: String) -> OpenFile? {
        (try? OrdinaryFile.open(path, followsLinks: true)).map { OpenFile($0) }
    }

    /// Adds a file's bytes.
    ///
    /// - Returns: the number of bytes; nil if it cannot be read.
    private static func add(_ file: OpenFile, to digest: inout Digest) -> Int? {
        defer { withExtendedLifetime(file) {} }
        var size = 0
        while size < mostDigested {
            guard let part = try? FileBytes.part(of: file.descriptor, at: size, 1 << 18) else { return nil }
            guard !part.isEmpty else { return size }
            digest.add(part[...])
            size += part.count
        }
        guard let whole = try? FileBytes.status(of: file.descriptor).st_size else { return nil }
        digest.add("\(whole)\n".utf8)
        return Int(whole)
    }

    // MARK: - Storing it

    var text: String { "\(Self.kinds[digest.utf8.count] ?? "")\(digest)\n\(place)\n" }

    /// Parses ``text``.
    init?(_ text: String) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let parts = lines[0].split(separator: " ")
        guard lines.count > 1, parts.count == 2, Self.kinds[parts[1].utf8.count] == "\(parts[0]) " else { return nil }
        self.init(digest: String(parts[1]), place: lines[1])
    }

    /// The record of a tale's folder; nil for one made by hand or by an older Pasaka.
    init?(in folder: String) {
        guard let folder = try? PackFolder(path: folder, mostEntries: 0),
            let bytes = try? folder.read(Self.fileName, atMost: Self.mostBytes)
        else { return nil }
        self.init(String(decoding: bytes, as: UTF8.self))
    }
}
