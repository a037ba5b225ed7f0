import Conversion
import Sentences
import Storage
import TalePacks

/// A presentation beside a PDF of the same name: the PDF gives the pictures, it the recordings and notes.
public struct PresentationBeside: Sendable {
    /// The file's name; the whole path in an archive.
    let name: String
    let file: OpenFile

    private static let endings: Set = ["pptx", "pptm", "ppsx", "ppsm", "odp"]

    /// The name of the presentation beside a PDF.
    ///
    /// - Parameter names: of the files in its folder.
    static func name(beside pdf: String, among names: some Sequence<String>) -> String? {
        guard pdf.fileExtension == "pdf" else { return nil }
        let stem = pdf.fileStem.lowercased()
        return names.filter { endings.contains($0.fileExtension) && $0.fileStem.lowercased() == stem }.min()
    }

    /// Whether a file is a presentation that is taken with a PDF beside it.
    public static func isTaken(_ name: String, among names: some Sequence<String>) -> Bool {
        guard endings.contains(name.fileExtension) else { return false }
        let stem = name.fileStem.lowercased()
        return names.contains { $0.fileExtension == "pdf" && $0.fileStem.lowercased() == stem }
    }

    /// - Returns: nil if there is none beside the file at this path.
    init?(beside path: String) {
        let steps = path.split(separator: "/", omittingEmptySubsequences: false)
        let folder = steps.count > 1 ? steps.dropLast().joined(separator: "/") + "/" : "./"
        guard let pdf = steps.last.map(String.init), pdf.fileExtension == "pdf",
            let listed = try? PackFolder(path: folder, mostEntries: 50_000),
            let name = Self.name(
                beside: pdf, among: listed.entries.filter { $0.kind == .file && !$0.isHidden }.map(\.name)),
            let file = try? OrdinaryFile.open(folder + name)
        else { return nil }
        (self.name, self.file) = (name, OpenFile(file))
    }

    /// - Returns: nil if there is none beside the file in an archive, or it cannot be unpacked.
    init?(beside pdf: SourceFile, in archive: SourceArchive, _ entries: [ConversionAnswer.ArchiveEntry]) {
        guard let name = Self.name(beside: pdf.name, among: entries.map(\.path)),
            let entry = entries.firstIndex(where: { $0.path == name }),
            let file = try? archive.open(SourceFile(name, entry: entry))
        else { return nil }
        (self.name, self.file) = (name, file)
    }
}
