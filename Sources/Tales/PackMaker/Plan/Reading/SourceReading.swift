import Conversion
import Glibc
import Sentences
import Storage
import TalePacks

/// Reads a source and plans the tale.
struct SourceReading {
    let place: HiddenPlace
    let convert: Converting
    var mostBookTime = BookLimit.usual

    /// The archives around what is read: one may hold itself, without end.
    var depth = 0
    static let mostDepth = 3

    /// The presentation beside the PDF that is read.
    var beside: PresentationBeside?

    func plan(_ request: TaleRequest) throws(PackRefusal) -> (any Source, TalePlan) {
        var (source, plan) = try plan(request.source, request)
        plan.title = Self.title([request.title, plan.title, source.name])
        plan.shelf = (plan.shelf ?? request.shelf).flatMap(ShelfName.usable)
        plan.language = plan.language.flatMap { $0.isBlank ? nil : $0 }
        try plan.readWholeText(source, convert)
        return (source, plan)
    }

    /// The first non-blank one, truncated to the maximum length of a title.
    private static func title(_ titles: [String?]) -> String {
        let titles = titles.compactMap { $0?.withoutControls }.filter { !$0.isBlank }
        // Any number of combining marks can be stacked on one character, so these are limited too.
        let scalars = (titles.first ?? "Pasaka").unicodeScalars.prefix(1000)
        return String(String(String.UnicodeScalarView(scalars)).prefix(StoryFile.longestTitle))
    }

    private func plan(_ path: String, _ request: TaleRequest) throws(PackRefusal) -> (any Source, TalePlan) {
        var status = stat()
        guard stat(path, &status) == 0 else { throw PackRefusal("\(path: path): \(errno: errno)") }
        if status.st_mode & S_IFMT == S_IFDIR { return try folder(path, request) }
        guard status.st_mode & S_IFMT == S_IFREG else {
            throw PackRefusal("\(path: path): is neither a folder, a ZIP, an EPUB nor a PDF")
        }
        if let kind = SourceFile.foreign(path) { throw PackRefusal("\(path: path): \(kind.sentence)") }
        var reading = self
        reading.beside = PresentationBeside(beside: path)
        return try reading.content(of: open(path), path, path, request)
    }

    func open(_ path: String) throws(PackRefusal) -> OpenFile {
        do throws(ReadFailure) {
            return OpenFile(try OrdinaryFile.open(path, followsLinks: true))
        } catch {
            throw PackRefusal("\(path: path): cannot be read (\(errno: error.call.code))")
        }
    }

    /// What a file is, by its first bytes: people rename comics and books.
    ///
    /// - Parameter name: its path, or its name in an archive.
    func content(
        of file: OpenFile, _ name: String, _ path: String, _ request: TaleRequest
    ) throws(PackRefusal) -> (any Source, TalePlan) {
        let head = (try? FileBytes.part(of: file.descriptor, at: 0, 8)) ?? []
        if head.starts(with: "Rar!".utf8) { throw .foreignArchive(path, isRAR: true) }
        if head.starts(with: [0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c]) { throw .foreignArchive(path, isRAR: false) }
        if Material.tiffs.contains(where: { head.starts(with: $0) }) { return try scan(file, name, path) }
        let isArchive = ArchiveListing.isZIP(file)
        if !isArchive, let kind = ForeignFile(name) { throw PackRefusal("\(path: path): \(kind.sentence)") }
        let isDocument = head.starts(with: "%PDF".utf8) || (name.fileExtension == "pdf" && !isArchive)
        return try isDocument ? document(file, name, path) : archive(file, name, path, request)
    }

    /// A TIFF of many pages.
    private func scan(
        _ file: OpenFile, _ fileName: String, _ path: String
    ) throws(PackRefusal) -> (any Source, TalePlan) {
        var picture = SourceFile(SourceFile(fileName).lastName)
        picture.found = .picture
        let source = SourceDocument(file, name: picture.stem)
        let sheets = source.sheets(of: [picture], convert)
        guard sheets.count > 1 else { throw PackRefusal("\(path: path): \(ForeignFile.picture.sentence)") }
        return (source, TalePlan(picturesAndSounds: sheets, title: source.name))
    }

    private func document(
        _ file: OpenFile, _ fileName: String, _ path: String
    ) throws(PackRefusal) -> (any Source, TalePlan) {
        let name = SourceFile(fileName).lastName.fileStem
        do throws(ConversionRefusal) {
            guard case .printedBook(let book) = try convert(.printedBook, file.descriptor, nil) else {
                throw .notAnswered
            }
            var source = SourceDocument(file, name: name, limit: BookLimit(path: path, most: mostBookTime))
            let plan = plan(book, title: name, &source)
            return (source, plan)
        } catch {
            throw PackRefusal("\(path: path): \(error)")
        }
    }

    /// A tale from a PDF, with what is told of it beside.
    private func plan(_ book: PrintedBook, title: String, _ source: inout SourceDocument) -> TalePlan {
        guard let beside else { return TalePlan(book, title: title) }
        do throws(ConversionRefusal) {
            let entries = try ArchiveListing(of: beside.file, convert).entries
            guard case .presentation(let presentation) = try convert(.presentation, beside.file.descriptor, nil) else {
                throw .notAnswered
            }
            source.beside = SourceArchive(
                beside.file, name: title, entries: entries, place: place, convert: convert)
            return TalePlan(book, title: title, presentation, entries: entries, name: beside.name)
        } catch {
            var plan = TalePlan(book, title: title)
            plan.remarks.append("\(file: beside.name): \(error); its recordings and notes are left out")
            return plan
        }
    }

    private func folder(_ path: String, _ request: TaleRequest) throws(PackRefusal) -> (any Source, TalePlan) {
        if let part = try packPart(of: path, wanted: request.inside) { return part.plan(convert) }
        // The pack whose tale it was has changed since it was found.
        guard request.inside == nil else { throw PackRefusal("\(path: request.path): cannot be read") }
        let source: SourceFolder
        do throws(FileRefusal) {
            source = try SourceFolder(path: path)
        } catch {
            throw PackRefusal("\(path: path): \(error)")
        }
        var plan = try tale(source, path, request)
        plan.remarks = source.foreignNames.map { "\(file: $0): the name is not UTF-8; rename the file" } + plan.remarks
        return (source, plan)
    }

    /// A finished tale if it has a manifest, otherwise its pictures and sounds.
    func tale(
        _ source: any Source, _ path: String, _ request: TaleRequest
    ) throws(PackRefusal) -> TalePlan {
        let files = try SourceContents(source: source).recognised()
        var copies = SourceContents(source: source).copies(among: files)
        var plan = try manifestOrFiles(source, files, copies, path, request)
        if !copies.isEmpty {
            // What is told of the pictures may count the copies.
            let whole = try manifestOrFiles(source, files, [:], path, request)
            if whole.told > plan.told { (plan, copies) = (whole, [:]) }
        }
        plan.noteUnused(files, copies, source.others)
        plan.take(source.tellings)
        return plan
    }

    private func manifestOrFiles(
        _ source: any Source, _ files: [SourceFile], _ copies: [String: String], _ path: String,
        _ request: TaleRequest
    ) throws(PackRefusal) -> TalePlan {
        guard let manifest = files.first(where: { $0.name == StoryManifest.fileName }) else {
            let kept = files.filter { copies[$0.name] == nil }
            return TalePlan(
                picturesAndSounds: source.sheets(of: kept, convert), title: source.name, chosen: request.sounds)
        }
        do {
            let bytes = try source.read(manifest, atMost: StoryFile.mostBytes)
            let story = try StoryFile.read(bytes)
            var plan = TalePlan(story, files: files, title: source.name)
            for language in story.languages {
                plan.translate(try StoryFile.read(bytes, in: language), to: language, files)
            }
            return plan
        } catch {
            throw PackRefusal(ofEverythingBy: error) ?? PackRefusal("\(path: path): story.json \(error)")
        }
    }
}

extension TalePlan {
    /// How many slides have a sound, and how many a text.
    fileprivate var told: Int {
        slides.count { $0.sound != nil } + slides.count { $0.caption != nil || !$0.text.isEmpty }
    }
}
