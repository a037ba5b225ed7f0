import Conversion
import Sentences
import Storage
import TalePacks

/// What is read of an archive.
extension SourceReading {
    /// - Parameter name: the archive's path, or its name in another one.
    func archive(
        _ file: OpenFile, _ name: String, _ path: String, _ request: TaleRequest
    ) throws(PackRefusal) -> (any Source, TalePlan) {
        let listing = try listing(of: file, path)
        var (source, plan) = try tale(in: file, name, listing, path, request)
        if request.inside == nil { plan.remarks += listing.remarks() }
        return (source, plan)
    }

    private func listing(of file: OpenFile, _ path: String) throws(PackRefusal) -> ArchiveListing {
        do throws(ConversionRefusal) {
            return try ArchiveListing(of: file, convert)
        } catch {
            throw PackRefusal("\(path: path): \(error)")
        }
    }

    private func tale(
        in file: OpenFile, _ name: String, _ listing: ArchiveListing, _ path: String, _ request: TaleRequest
    ) throws(PackRefusal) -> (any Source, TalePlan) {
        let fileName = SourceFile(name).lastName, name = fileName.fileStem
        var kind = listing.kind(fileName.fileExtension)
        do throws(ConversionRefusal) {
            switch kind {
            case .book, .bloom: return try book(in: file, named: fileName, listing)
            case .comic, .tales: break
            }
        } catch {
            guard case .bloom(isNamed: false) = kind, error.reason == .fixed(.noBloomBook) else {
                throw PackRefusal("\(path: path): \(error)")
            }
            kind = listing.kindOfFiles(fileName.fileExtension)
        }
        if case .comic = kind {
            let source = SourceArchive(
                file, name: name, entries: listing.entries, isDeep: true, place: place, convert: convert)
            return (source, try tale(source, path, request))
        }
        let inside = try inside(listing, of: file, path, request), isOneOfMany = request.inside != nil
        let pack = try packPart(of: file, name, listing, inside, isOneOfMany: isOneOfMany, path)
        if let pack { return pack.plan(convert) }
        let part = part(inside, of: file, name, listing, isOneOfMany: isOneOfMany)
        guard let book = part.book else { return (part.source, try tale(part.source, path, request)) }
        return try self.book(book, in: part.source, listing, path, request)
    }

    private func book(
        in file: OpenFile, named name: String, _ listing: ArchiveListing
    ) throws(ConversionRefusal) -> (any Source, TalePlan) {
        let title = name.fileStem
        let source = SourceArchive(file, name: title, entries: listing.entries, place: place, convert: convert)
        guard case .book(let book) = try convert(.book(named: name), file.descriptor, nil) else { throw .notAnswered }
        return (source, TalePlan(book, entries: listing.entries, title: title))
    }

    /// The place of the wanted or only tale in an archive; empty for the archive itself.
    ///
    /// - Throws: if there are several.
    private func inside(
        _ listing: ArchiveListing, of file: OpenFile, _ path: String, _ request: TaleRequest
    ) throws(PackRefusal) -> String {
        if let inside = request.inside { return inside }
        let packs = InteractivePacks(convert: convert, archive: (file, listing.entries))
        let found = BookSearch(of: listing, path: path, packs).books
        if found.count > 1 { throw .several(path, found.count) }
        return found.first?.inside ?? listing.folder.only.path
    }

    /// A folder of an archive; or the archive and a book in it.
    private func part(
        _ inside: String, of file: OpenFile, _ name: String, _ listing: ArchiveListing, isOneOfMany: Bool
    ) -> (source: SourceArchive, book: SourceFile?) {
        let entries = listing.entries
        let book = entries.firstIndex { $0.path == inside }.map { SourceFile(inside, entry: $0) }
        let source = SourceArchive(
            file, name: name, entries: entries, folder: listing.folder.at(book == nil ? inside : ""),
            isOneOfMany: isOneOfMany, place: place, convert: convert)
        return (source, book)
    }

    private func book(
        _ file: SourceFile, in archive: SourceArchive, _ listing: ArchiveListing, _ path: String,
        _ request: TaleRequest
    ) throws(PackRefusal) -> (any Source, TalePlan) {
        let place = "\(path)/\(file.name)"
        guard depth < Self.mostDepth else {
            throw PackRefusal("\(path: place): is an archive within archives; unpack it and add the folder")
        }
        var (inner, wanted) = (self, request)
        inner.depth += 1
        wanted.inside = nil
        inner.beside = PresentationBeside(beside: file, in: archive, listing.entries)
        var (book, plan) = try inner.content(of: open(file, in: archive, place), file.name, place, wanted)
        if request.inside == nil {
            let beside = archive.files.filter { !$0.isSystems }.map(\.name) + archive.others
            let names = [file.name] + [inner.beside?.name].compactMap(\.self)
            plan.noteUnused([], [:], beside.filter { !names.contains($0) })
        }
        return (book, plan)
    }

    private func open(_ file: SourceFile, in archive: SourceArchive, _ path: String) throws(PackRefusal) -> OpenFile {
        do {
            return try archive.open(file)
        } catch {
            throw PackRefusal(ofEverythingBy: error) ?? PackRefusal("\(path: path) \(error)")
        }
    }

    // MARK: - Its record

    /// The record of a source; a part of an archive has that of the same file or folder on a disk.
    func record(of request: TaleRequest, place: String) throws(PackRefusal) -> SourceRecord {
        guard let record = try found(request, place) else { throw PackRefusal("\(path: request.path): cannot be read") }
        return record
    }

    private func found(_ request: TaleRequest, _ place: String) throws(PackRefusal) -> SourceRecord? {
        guard let inside = request.inside else { return SourceRecord(of: request.source, place: place) }
        if let part = try packPart(of: request.source, wanted: inside) { return SourceRecord(of: part, place: place) }
        let file = try open(request.source), listing = try listing(of: file, request.source)
        let pack = try packPart(of: file, "", listing, inside, isOneOfMany: true, request.source)
        if let pack { return SourceRecord(of: pack, place: place) }
        let part = part(inside, of: file, "", listing, isOneOfMany: true)
        guard let book = part.book else { return SourceRecord(of: part.source, place: place) }
        return SourceRecord(
            of: try open(book, in: part.source, request.path),
            beside: PresentationBeside(beside: book, in: part.source, listing.entries), place: place)
    }
}
