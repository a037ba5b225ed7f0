import Conversion
import Sentences
import Storage
import TalePacks

/// A file of the source, not yet opened.
struct SourceFile: Hashable, Sendable {
    /// The path relative to the tale's folder.
    let name: String
    /// The name of the file itself, which may hold several pictures.
    private let path: String
    /// Its index in the ZIP, if it is in one.
    var entry: Int?
    /// Its place among the pictures written into that entry, if it is one of them.
    var inlaid: Int?
    /// The entries that lie over each other, if it is put together from some.
    var collage: Collage?
    /// What its content is, if its ending does not tell.
    var found: Material?
    /// The name by which it is sorted and paired, if that is another one.
    var alias: String?
    /// Its place in the PDF, if it is a page.
    var page: PagePlace?
    /// Its page in a TIFF of several, from 0.
    var sheet: Int?
    /// The rows of it that are one slide, if it is much taller than the stage.
    var strip: Range<Int>?

    init(_ name: String, entry: Int? = nil, inlaid: Int? = nil, collage: Collage? = nil, alias: String? = nil) {
        path = name
        self.name = inlaid.map { "\(name), picture \($0 + 1)" } ?? name
        self.entry = entry
        self.inlaid = inlaid
        self.collage = collage
        self.alias = alias
    }

    init(_ page: PagePlace) {
        name = "page \(page.number)" + (page.half.map { ", \($0.rawValue) half" } ?? "")
        path = name
        self.page = page
    }

    /// What it is called in a remark.
    var said: Sentence {
        if let inlaid { return "\(file: path), picture \(inlaid + 1)" }
        return switch (page, page?.half) {
        case (nil, _): "\(file: name)"
        case (let page?, nil): "page \(page.number)"
        case (let page?, .left): "page \(page.number), left half"
        case (let page?, .right): "page \(page.number), right half"
        }
    }

    /// The first page of several stands for all of them.
    var stem: String { (alias ?? name).fileStem + (sheet.map { $0 > 0 ? ", page \($0 + 1)" : "" } ?? "") }

    /// The job that makes a picture from it.
    func pictureJob(mostWidth: Int, mostHeight: Int) -> ConversionJob {
        page.map { .page($0, mostWidth: mostWidth, mostHeight: mostHeight) }
            ?? sheet.map { .sheet($0, mostWidth: mostWidth, mostHeight: mostHeight) }
            ?? strip.map { .strip($0, mostWidth: mostWidth, mostHeight: mostHeight) }
            ?? .picture(mostWidth: mostWidth, mostHeight: mostHeight)
    }

    typealias Kind = Material

    /// Its rank within a kind, 0 is best; nil for another kind.
    func rank(_ kind: Kind) -> Int? {
        kind.extensions.firstIndex(of: name.fileExtension) ?? (found == kind ? kind.extensions.count : nil)
    }

    /// Whether it is a text with marks for headings and the like.
    var isMarkdown: Bool { ["md", "markdown"].contains(name.fileExtension) }

    /// Whether its ending tells what it is.
    var isKnown: Bool {
        let ending = name.fileExtension
        return Material(ending: ending) != nil || ForeignFile(name) != nil || BookSearch.bookEndings.contains(ending)
    }

    /// Whether an operating system or a program put it there.
    var isSystems: Bool { PackFolder.isSystems(lastName) || lastName.hasPrefix("~$") }

    /// The file name without its folders.
    var lastName: String { name.split(separator: "/").last.map(String.init) ?? name }
}

extension [SourceFile] {
    /// The files of one kind in natural order: folder by folder, then by name.
    func sorted(_ kind: SourceFile.Kind) -> [SourceFile] {
        let found = compactMap { file in file.rank(kind).map { (file, (PathOrder(file.stem), $0)) } }
        return found.sorted { $0.1 < $1.1 }.map(\.0)
    }

    /// The file with a name, with or without extension.
    func named(_ name: String, _ kind: SourceFile.Kind) -> SourceFile? {
        first { $0.name == name && $0.rank(kind) != nil } ?? filter { $0.stem == name }.sorted(kind).first
    }
}

/// The natural order of paths: a whole folder before the next one, "c" before "c (2)".
private struct PathOrder: Comparable {
    private let parts: [NaturalOrder]

    init(_ path: String) { parts = path.split(separator: "/").map { NaturalOrder(String($0)) } }

    static func < (left: PathOrder, right: PathOrder) -> Bool {
        left.parts.lexicographicallyPrecedes(right.parts)
    }
}

/// The source of a tale.
protocol Source: Sendable {
    /// The fallback for a missing title.
    var name: String { get }
    /// The contents of the tale's folder, without hidden files.
    var files: [SourceFile] { get }
    /// Recordings made at home: `tellings/NAME/FILE`.
    var tellings: [SourceFile] { get }
    /// The names of all that lies around these, in subfolders that are no part of the tale; a folder's ends in `/`.
    var others: [String] { get }
    /// Opens a file for reading; one at a time per thread, because an archive may wait until others are deleted.
    ///
    /// Safe on any thread.
    ///
    /// - Throws: the reason, as the end of a sentence whose subject is the file.
    func open(_ file: SourceFile) throws -> OpenFile
    /// The size of a file in bytes, as claimed by its listing.
    func size(of file: SourceFile) -> Int?
    /// A file's modification time, in seconds since 1970; nil if unknown.
    func modified(_ file: SourceFile) -> Int?
    /// The total time limit for its files; nil if only the limits per file apply.
    var limit: BookLimit? { get }
}

extension Source {
    func modified(_ file: SourceFile) -> Int? { nil }

    var limit: BookLimit? { nil }

    var others: [String] { [] }

    /// - Throws: if the source has exceeded its time limit.
    func check(_ job: ConversionJob) throws(PackRefusal) {
        if case .page(let place, _, _) = job { try limit?.check(place) }
    }

    /// The content of a small file.
    func read(_ file: SourceFile, atMost limit: Int) throws -> [UInt8] {
        // A ZIP entry would first be unpacked completely.
        if let size = size(of: file), size > limit { throw FileRefusal.tooLarge(limit: limit) }
        let input = try open(file)
        defer { withExtendedLifetime(input) {} }
        do throws(ReadFailure) {
            return try FileBytes.read(input.descriptor, atMost: limit)
        } catch {
            throw FileRefusal(error, limit: limit)
        }
    }
}

extension SourceFile {
    /// What is refused by its name; a picture may be a scan of many pages, and an archive a ZIP by another name.
    static func foreign(_ path: String) -> ForeignFile? {
        ForeignFile(path).flatMap { [.archive, .picture].contains($0) ? nil : $0 }
    }
}
