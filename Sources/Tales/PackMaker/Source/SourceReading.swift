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

    private static let container = "META-INF/container.xml"

    func plan(_ wish: PackMaker.Wish) throws(PackRefusal) -> (any Source, TalePlan) {
        var (source, plan) = try plan(wish.source, wish)
        plan.title = Self.title([wish.title, plan.title, source.name])
        plan.shelf = (plan.shelf ?? wish.shelf).flatMap(ShelfName.usable)
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

    private func plan(_ path: String, _ wish: PackMaker.Wish) throws(PackRefusal) -> (any Source, TalePlan) {
        var status = stat()
        guard stat(path, &status) == 0 else { throw PackRefusal("\(path: path): \(errno: errno)") }
        if status.st_mode & S_IFMT == S_IFDIR { return try folder(path, wish) }
        guard status.st_mode & S_IFMT == S_IFREG else {
            throw PackRefusal("\(path: path): is neither a folder, a ZIP, an EPUB nor a PDF")
        }
        // A picture may be a scan of many pages, and an archive a ZIP by another name.
        let kind = ForeignFile(path)
        if let kind, kind != .archive, kind != .picture { throw PackRefusal("\(path: path): \(kind.sentence)") }
        let file: OpenFile
        do throws(ReadFailure) {
            file = OpenFile(try OrdinaryFile.open(path, followsLinks: true))
        } catch {
            throw PackRefusal("\(path: path): cannot be read (\(errno: error.call.code))")
        }
        return try content(of: file, path, path, wish)
    }

    /// What a file is, by its first bytes: people rename comics and books.
    ///
    /// - Parameter name: its path, or its name in an archive.
    private func content(
        of file: OpenFile, _ name: String, _ path: String, _ wish: PackMaker.Wish
    ) throws(PackRefusal) -> (any Source, TalePlan) {
        let head = (try? FileBytes.part(of: file.descriptor, at: 0, 8)) ?? []
        if head.starts(with: "Rar!".utf8) { throw .foreignArchive(path, isRAR: true) }
        if head.starts(with: [0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c]) { throw .foreignArchive(path, isRAR: false) }
        if Material.tiffs.contains(where: { head.starts(with: $0) }) { return try scan(file, name, path) }
        let isArchive = head.starts(with: [0x50, 0x4b, 3, 4])
        if !isArchive, let kind = ForeignFile(name) { throw PackRefusal("\(path: path): \(kind.sentence)") }
        let isDocument = head.starts(with: "%PDF".utf8) || (name.fileExtension == "pdf" && !isArchive)
        return try isDocument ? document(file, name, path) : archive(file, name, path, wish)
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
            return (
                SourceDocument(file, name: name, limit: BookLimit(path: path, most: mostBookTime)),
                TalePlan(book, title: name)
            )
        } catch {
            throw PackRefusal("\(path: path): \(error)")
        }
    }

    private func folder(_ path: String, _ wish: PackMaker.Wish) throws(PackRefusal) -> (any Source, TalePlan) {
        let source: SourceFolder
        do throws(FileRefusal) {
            source = try SourceFolder(path: path)
        } catch {
            throw PackRefusal("\(path: path): \(error)")
        }
        var plan = try tale(source, path, wish)
        plan.remarks = source.foreignNames.map { "\(file: $0): the name is not UTF-8; rename the file" } + plan.remarks
        return (source, plan)
    }

    private func archive(
        _ file: OpenFile, _ name: String, _ path: String, _ wish: PackMaker.Wish
    ) throws(PackRefusal) -> (any Source, TalePlan) {
        let entries: [ConversionAnswer.ArchiveEntry], leftOut: [String]
        do throws(ConversionRefusal) {
            guard case .listing(let found, let outside) = try convert(.listing, file.descriptor, nil) else {
                throw .notAnswered
            }
            (entries, leftOut) = (found, outside)
        } catch {
            throw PackRefusal("\(path: path): \(error)")
        }
        var (source, plan) = try tale(in: file, name, entries, path, wish)
        plan.remarks += Self.remarks(onLeftOut: leftOut)
        return (source, plan)
    }

    private static func remarks(onLeftOut names: [String]) -> [Sentence] {
        guard !names.isEmpty else { return [] }
        let most = 10
        var named = names.prefix(most).map { "\(path: $0)" as Sentence }
        if names.count > most { named.append("…") }
        return [
            "these files are left out, because they are links, or their names repeat, lead out of the folder or are too long: \(named.joined(separator: ", "))"
        ]
    }

    private func tale(
        in file: OpenFile, _ name: String, _ entries: [ConversionAnswer.ArchiveEntry], _ path: String,
        _ wish: PackMaker.Wish
    ) throws(PackRefusal) -> (any Source, TalePlan) {
        let fileName = SourceFile(name).lastName
        let source: SourceArchive
        var only: SourceFile?
        do throws(ConversionRefusal) {
            let isBook = fileName.fileExtension == "epub" || entries.contains { $0.path == Self.container }
            if isBook { return try book(file, fileName.fileStem, entries) }
            only = try Self.onlyBook(in: entries)
            if ["cbz", "cbr", "cb7"].contains(fileName.fileExtension) {
                let comic = SourceArchive(
                    file, name: fileName.fileStem, entries: entries, folder: "", isDeep: true, place: place,
                    convert: convert)
                source = comic
            } else {
                source = SourceArchive(
                    file, name: fileName.fileStem, entries: entries,
                    folder: only == nil ? try SourceArchive.folder(in: entries) : "",
                    place: place, convert: convert)
            }
        } catch {
            throw PackRefusal("\(path: path): \(error)")
        }
        guard let only else { return (source, try tale(source, path, wish)) }
        var (book, plan) = try book(only, in: source, path, wish)
        let beside = source.files.filter { !$0.isSystems }.map(\.name) + source.others
        plan.noteUnused([], [:], beside.filter { $0 != only.name })
        return (book, plan)
    }

    /// The only book in an archive without pictures.
    ///
    /// - Throws: if there are several.
    private static func onlyBook(
        in entries: [ConversionAnswer.ArchiveEntry]
    ) throws(ConversionRefusal) -> SourceFile? {
        let files = entries.enumerated().map { SourceFile($1.path, entry: $0) }.filter { !$0.isSystems }
        let books = files.filter { ["epub", "pdf", "cbz", "cbr"].contains($0.name.fileExtension) }
        guard !books.isEmpty, !files.contains(where: { $0.rank(.picture) != nil }) else { return nil }
        guard books.count == 1 else {
            throw ConversionRefusal("contains \(books.count) books; unpack it and add the folder")
        }
        return books[0]
    }

    private func book(
        _ file: SourceFile, in archive: SourceArchive, _ path: String, _ wish: PackMaker.Wish
    ) throws(PackRefusal) -> (any Source, TalePlan) {
        let unpacked: OpenFile
        do {
            unpacked = try archive.open(file)
        } catch {
            throw PackRefusal(ofEverythingBy: error) ?? PackRefusal("\(path: "\(path)/\(file.name)") \(error)")
        }
        return try content(of: unpacked, file.name, path, wish)
    }

    private func book(
        _ file: OpenFile, _ name: String, _ entries: [ConversionAnswer.ArchiveEntry]
    ) throws(ConversionRefusal) -> (any Source, TalePlan) {
        guard case .book(let book) = try convert(.book, file.descriptor, nil) else { throw .notAnswered }
        let source = SourceArchive(file, name: name, entries: entries, folder: "", place: place, convert: convert)
        return (source, TalePlan(book, entries: entries, title: name))
    }

    /// A finished tale if it has a manifest, otherwise its pictures and sounds.
    private func tale(
        _ source: any Source, _ path: String, _ wish: PackMaker.Wish
    ) throws(PackRefusal) -> TalePlan {
        let files = try SourceContents(source: source).recognised()
        var copies = SourceContents(source: source).copies(among: files)
        var plan = try manifestOrFiles(source, files, copies, path, wish)
        if !copies.isEmpty {
            // What is told of the pictures may count the copies.
            let whole = try manifestOrFiles(source, files, [:], path, wish)
            if whole.told > plan.told { (plan, copies) = (whole, [:]) }
        }
        plan.noteUnused(files, copies, source.others)
        plan.take(source.tellings)
        return plan
    }

    private func manifestOrFiles(
        _ source: any Source, _ files: [SourceFile], _ copies: [String: String], _ path: String,
        _ wish: PackMaker.Wish
    ) throws(PackRefusal) -> TalePlan {
        guard let manifest = files.first(where: { $0.name == StoryManifest.fileName }) else {
            let kept = files.filter { copies[$0.name] == nil }
            return TalePlan(
                picturesAndSounds: source.sheets(of: kept, convert), title: source.name, chosen: wish.sounds)
        }
        do {
            let story = try StoryFile.read(source.read(manifest, atMost: StoryFile.mostBytes))
            return TalePlan(story, files: files, title: source.name)
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

extension StoryFile {
    fileprivate static let mostBytes = 4 << 20

    /// The `story.json` of a folder; nil if there is no readable one.
    init?(in folder: String) {
        guard let folder = try? PackFolder(path: folder, mostEntries: 0),
            let bytes = try? folder.read(StoryManifest.fileName, atMost: Self.mostBytes),
            let file = try? StoryFile.read(bytes)
        else { return nil }
        self = file
    }
}
