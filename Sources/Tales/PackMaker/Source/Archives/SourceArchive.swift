import Conversion
import Glibc
import Storage
import TalePacks

/// Runs ``ConversionJob``s; see ``Conversion``.
public typealias Converting =
    @Sendable (ConversionJob, _ input: Int32?, _ output: ConversionOutput?) throws(ConversionRefusal) ->
    ConversionAnswer

/// A file that is closed with this value: an open one keeps a stick from being unmounted.
final class OpenFile: Sendable {
    let descriptor: Int32
    private let isScratch: Bool
    /// The disk space of an unpacked file until then.
    private let passing: DiskRoom.Passing?

    init(_ descriptor: Int32) { (self.descriptor, isScratch, passing) = (descriptor, false, nil) }

    /// A file that is also emptied with this value; see ``HiddenPlace/makeScratch()``.
    init(scratch: Int32, _ passing: DiskRoom.Passing? = nil) {
        (descriptor, isScratch, self.passing) = (scratch, true, passing)
    }

    deinit { if isScratch { HiddenPlace.empty(descriptor) } else { close(descriptor) } }

    /// Another descriptor of the file, with a position of its own.
    func reopened() throws(ConversionRefusal) -> OpenFile {
        do throws(CallFailure) {
            return OpenFile(try FileBytes.reopen(descriptor))
        } catch {
            throw ConversionRefusal("cannot be read (\(errno: error.code))")
        }
    }
}

/// A ZIP of a source folder, or a book.
struct SourceArchive: Source {
    let name: String
    let files: [SourceFile]
    let tellings: [SourceFile]
    let others: [String]
    private let archive: OpenFile
    private let sizes: [Int?]
    private let place: HiddenPlace
    private let convert: Converting
    /// The converter's limit.
    private static let mostBytes = 2 << 30

    /// - Parameters:
    ///   - archive: the open file.
    ///   - folder: the tale's within it.
    ///   - isDeep: whether its subfolders belong to the tale, like chapters.
    ///   - isOneOfMany: whether what lies around the folder is no concern of the tale's.
    init(
        _ archive: OpenFile, name: String, entries: [ConversionAnswer.ArchiveEntry],
        folder tale: ArchiveFolder = ArchiveFolder(), isDeep: Bool = false, isOneOfMany: Bool = false,
        place: HiddenPlace, convert: @escaping Converting
    ) {
        let folder = tale.path.isEmpty ? "" : "\(tale.path)/"
        self.archive = archive
        self.place = place
        self.convert = convert
        sizes = entries.map(\.size)
        tellings = entries.enumerated().compactMap { number, entry in
            guard entry.path.hasPrefix("\(folder)\(Telling.folder)/") else { return nil }
            let parts = entry.path.dropFirst(folder.count).split(separator: "/")
            let isFile = parts.count == 3 && !parts.contains { $0.hasPrefix(".") }
            return isFile ? SourceFile(parts.joined(separator: "/"), entry: number) : nil
        }
        let names = folder.split(separator: "/").map(String.init)
        self.name = names.last { isOneOfMany || !TaleParts.isUsual($0) } ?? name
        let parts = TaleParts(of: tale).names
        files = entries.enumerated().compactMap { number, entry in
            guard entry.path.hasPrefix(folder) else { return nil }
            let inside = entry.path.dropFirst(folder.count)
            let steps = inside.split(separator: "/")
            let isInPart = steps.count == 2 && parts.contains(String(steps[0]))
            guard !inside.hasSuffix("/"), isDeep || steps.count == 1 || isInPart,
                !steps.contains(where: { $0.hasPrefix(".") || $0 == "__MACOSX" })
            else { return nil }
            return SourceFile(String(inside), entry: number, alias: isInPart ? String(steps[1]) : nil)
        }
        let used = Set((files + tellings).compactMap(\.entry))
        others = entries.enumerated().compactMap { number, entry in
            let isTelling = entry.path.hasPrefix("\(folder)\(Telling.folder)/")
            guard !used.contains(number), !isTelling, !Self.isSystems(entry.path) else { return nil }
            if entry.path.hasPrefix(folder) { return String(entry.path.dropFirst(folder.count)) }
            return isOneOfMany ? nil : entry.path
        }
    }

    /// Whether a path, or a folder on it, is an operating system's.
    private static func isSystems(_ path: String) -> Bool {
        path.hasSuffix("/") || path.split(separator: "/").contains { PackFolder.isSystems(String($0)) }
    }

    func size(of file: SourceFile) -> Int? { file.entry.flatMap { sizes[$0] } }

    /// The most bytes of a drawing that holds these files as text.
    private func size(of collage: Collage) -> Int {
        collage.layers.reduce(1024) { $0 + (sizes[$1.file] ?? 0) * 3 / 2 + 1024 }
    }

    /// Unpacks the file into an unnamed one.
    func open(_ file: SourceFile) throws -> OpenFile {
        guard let entry = file.entry else { throw ConversionRefusal("is not in the ZIP") }
        // Two children sharing a descriptor would also share its position.
        let archive = try archive.reopened()
        defer { withExtendedLifetime(archive) {} }
        // If the ZIP does not state the size, the child is limited to the available space.
        let size = file.collage.map(size) ?? sizes[entry]
        let unpacked = try place.room.lend(
            atMost: size ?? Self.mostBytes, atLeast: size ?? 1, patiently: true
        ) { bytes in
            OpenFile(
                scratch: try unpack(file, entry, from: archive.descriptor, atMost: bytes), place.room.passing())
        }
        guard let unpacked else { throw PackRefusal.diskFull }
        return unpacked
    }

    private func unpack(
        _ file: SourceFile, _ entry: Int, from archive: Int32, atMost bytes: Int
    ) throws -> Int32 {
        let unpacked = try place.makeScratch()
        do {
            let job =
                file.collage.map { ConversionJob.collage($0) }
                ?? file.inlaid.map { .inlaid(page: entry, number: $0) } ?? .entries([entry])
            _ = try convert(job, archive, ConversionOutput(unpacked, mostBytes: bytes))
            return unpacked
        } catch {
            HiddenPlace.empty(unpacked)
            throw error
        }
    }
}
