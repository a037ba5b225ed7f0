import Conversion
import Engine
import PackMaker
import Sentences
import TaleServices

/// The means to read and make a stick's tales.
struct StickWorkshop: Sendable {
    /// The folder of the family's own tales.
    let family: String
    /// Folders of tales that cannot be replaced.
    let shipped: [String]
    let conversion: Conversion
    /// Gives thumbnails and prepared sounds a name, and releases them.
    var keep: @Sendable (_ bytes: [UInt8], _ ending: String) -> String? = { _, _ in nil }
    var release: @Sendable (_ name: String) -> Void = { _ in }
    /// Write access to read-only mounted sticks; nil if there is none.
    var door: StickDoor?

    /// Previews a folder, ZIP or EPUB by its names.
    func preview(_ tale: StickTale) throws(PackRefusal) -> TalePreview {
        try PackMaker(in: try HiddenPlace(in: family), shipped: shipped, conversion: conversion)
            .preview(tale.wish, among: TalesThere(in: family, shipped: shipped))
    }

    /// The tales in a ZIP that was refused because it contains several.
    func parts(of tale: StickTale, _ refusal: PackRefusal) -> [StickTale] {
        guard refusal.cause == .several, tale.archive == nil, let search = BookSearch(in: tale.place, conversion.run)
        else { return [] }
        var parts = search.books.prefix(StickReading.mostTales).compactMap { StickTale($0, in: tale) }
        let rest = search.books.dropFirst(parts.count).map(\.place)
        let beside = (search.unused + rest).map(\.withoutControls)
        if !beside.isEmpty, !parts.isEmpty {
            parts[parts.count - 1].beside = beside
            // It may be refused, and then no preview names them.
            parts[parts.count - 1].leftOut = beside
        }
        return parts
    }

    /// Makes a tale, replacing an older version if there is one.
    func add(
        _ tale: StickTale, in place: HiddenPlace, progress: @escaping @Sendable (_ done: Int, _ count: Int) -> Void
    ) throws(PackRefusal) -> MadePack {
        do throws(PackRefusal) {
            return try PackMaker(in: place, shipped: shipped, conversion: conversion) { done, count, _ in
                progress(done, count)
            }.make(tale.wish)
        } catch {
            place.abandon()
            throw error
        }
    }

    /// Previews all readable tales and reads all their files; the others keep the reason for which they are refused.
    func readAll(of reading: StickReading) -> Sticks {
        var sticks = Sticks(sticks: reading.sticks(), earlier: earlier)
        while let tale = sticks.tales.first(where: { $0.state == .unread }) {
            if let story = story(savedAs: tale) {
                sticks.change(tale.place) { $0.take(story) }
                continue
            }
            do throws(PackRefusal) {
                let preview = try preview(tale)
                sticks.change(tale.place) { tale in
                    tale.take(preview)
                    tale.isUnchanged = !tale.isOpen && preview.isUnchanged()
                    for tile in tale.tiles.indices { tale.tiles[tile] = read(tale.tiles[tile], tile, in: preview).tile }
                }
            } catch {
                sticks.refuse(tale, error, parts: parts(of: tale, error))
            }
        }
        return sticks
    }

    /// A tile after the files of its slide have been read, and their problems.
    func read(_ tile: SlideTile, _ number: Int, in preview: TalePreview) -> (tile: SlideTile, faults: [Sentence]) {
        guard preview.slides.indices.contains(number) else { return (SlideTile(picture: .bad, sound: .bad), []) }
        let slide = preview.slides[number]
        var (tile, faults) = (tile, [Sentence]())
        if tile.picture == .unread {
            do throws(PackRefusal) {
                tile.thumbnail = keep(try preview.thumbnail(slide), "jpg").map { Image($0) }
                tile.picture = .good
            } catch {
                faults.append(error.sentence)
                tile.picture = .bad
            }
        }
        if tile.sound == .unread {
            let fault = preview.faultOfSound(slide)
            faults += [fault].compactMap(\.self)
            tile.sound = fault == nil ? .good : .bad
        }
        return (tile, faults)
    }

    /// Frees the thumbnails of a removed or changed tale.
    func forget(_ tale: StickTale) {
        for tile in tale.tiles { if let thumbnail = tile.thumbnail { release(thumbnail.name) } }
    }

    var earlier: [Sticks.EarlierTale] {
        EarlierVersions(in: family).tales.map { Sticks.EarlierTale(id: $0.id, title: $0.title) }
    }
}

extension StickWorkshop {
    init(_ host: ActivityHost) {
        let own = host.folders
        self.init(
            family: own.family, shipped: own.packs.filter { $0 != own.family },
            // If the program is missing, every file is refused with the advice to reinstall Pasaka.
            conversion: Conversion(executable: host.program("pasaka-converter") ?? "pasaka-converter"),
            keep: host.keepInMemory, release: host.forget,
            door: StickDoor(own))
    }
}

extension StickTale {
    fileprivate init?(_ found: BookSearch.Found, in archive: StickTale) {
        guard let inside = found.inside, let name = inside.split(separator: "/").last else { return nil }
        self.init(
            place: "\(archive.place)/\(inside)", stamp: archive.stamp,
            title: String(String(name).withoutControls.prefix(200)))
        self.archive = archive.place
    }

    /// Updates from its preview.
    mutating func take(_ preview: TalePreview) {
        (title, id, isNewVersion, state) = (preview.title, preview.id, preview.isNewVersion, .ready)
        isWhole = preview.isWhole
        let unused = preview.leftOut.map(\.withoutControls) + (beside ?? [])
        leftOut = unused.isEmpty ? nil : unused
        (recordings, match, textFit) = (preview.sounds, preview.match, preview.textFit)
        tiles = preview.slides.map { slide in
            SlideTile(
                picture: slide.picture == nil ? (slide.isLost ? .missing : .none) : .unread,
                sound: slide.isLost ? .none : isWhole ? .good : slide.sound == nil ? .missing : .unread,
                file: slide.picture ?? "",
                recording: slide.sound.flatMap(recordings.firstIndex), hasWords: slide.hasWords)
        }
    }

    /// The request to make it.
    fileprivate var wish: TaleRequest {
        var wish = TaleRequest(source: archive ?? place)
        wish.inside = archive.map { String(place.dropFirst($0.count + 1)) }
        (wish.sounds, wish.bounds) = (chosenSounds, isWhole && match != .byHand ? cuts?.bounds : nil)
        return wish
    }
}

extension StickTale.State {
    /// The tale's state if it cannot be added.
    init(refusing refusal: PackRefusal) {
        self =
            switch refusal.cause {
            case .nothingLeft: .refused(.noPictures)
            case .taken: .refused(.shipped)
            case .diskFull: .failed(.full)
            case .unwritable: .failed(.unwritable)
            case .foreignArchive, .several: .refused(.archive)
            case .other, .gone, .interrupted, .unfitName: .refused(.unreadable)
            }
    }

    /// The tale's state after adding failed.
    init(failing refusal: PackRefusal) {
        self =
            switch refusal.cause {
            case .interrupted: .ready
            case .diskFull: .failed(.full)
            case .nothingLeft: .refused(.noPictures)
            case .taken: .refused(.shipped)
            case .unwritable: .failed(.unwritable)
            case .foreignArchive, .several: .refused(.archive)
            case .gone, .other, .unfitName: .failed(.unreadable)
            }
    }
}
