import Conversion
import PackMaker
import Sentences

/// What tales of sticks are made with.
struct StickWorkshop: Sendable {
    /// The folder with the family's own tales.
    let family: String
    /// Folders of tales that cannot be replaced.
    let shipped: [String]
    let conversion: Conversion

    /// Looks at a folder, ZIP or EPUB by its names.
    func preview(_ path: String) throws(PackRefusal) -> TalePreview {
        try PackMaker(in: try HiddenPlace(in: family), shipped: shipped, conversion: conversion)
            .preview(path, among: TalesThere(in: family, shipped: shipped))
    }

    /// Makes a tale, in the place of an older version if there is one.
    func add(
        _ path: String, in place: HiddenPlace, progress: @escaping @Sendable (_ done: Int, _ count: Int) -> Void
    ) throws(PackRefusal) -> MadePack {
        do throws(PackRefusal) {
            return try PackMaker(in: place, shipped: shipped, conversion: conversion) { done, count, _ in
                progress(done, count)
            }.make(PackMaker.Wish(source: path))
        } catch {
            place.abandon()
            throw error
        }
    }

    /// Looks at all tales and reads all their files.
    func readAll(of reading: StickReading) -> Sticks {
        var sticks = Sticks(sticks: reading.sticks(), earlier: earlier)
        for tale in sticks.tales {
            do throws(PackRefusal) {
                let preview = try preview(tale.place)
                sticks.change(tale.place) { tale in
                    tale.take(preview)
                    for tile in tale.tiles.indices { tale.tiles[tile] = tale.tiles[tile].read(tile, in: preview).tile }
                }
            } catch {
                sticks.change(tale.place) { $0.state = StickTale.State(refusing: error) }
            }
        }
        return sticks
    }

    var earlier: [Sticks.EarlierTale] {
        EarlierVersions(in: family).tales.map { Sticks.EarlierTale(id: $0.id, title: $0.title) }
    }
}

extension MadePack {
    var folderName: String { folder.split(separator: "/").last.map(String.init) ?? "" }
}

extension StickTale {
    /// Takes in what its names tell.
    mutating func take(_ preview: TalePreview) {
        (title, id, isNewVersion, state) = (preview.title, preview.id, preview.isNewVersion, .ready)
        tiles = preview.slides.map { slide in
            SlideTile(
                picture: slide.picture == nil ? (slide.isLost ? .missing : .none) : .unread,
                sound: slide.isLost ? .none : slide.sound == nil ? .missing : .unread)
        }
    }
}

extension SlideTile {
    /// The same tile after the files of its slide have been read, and what is wrong with them.
    func read(_ number: Int, in preview: TalePreview) -> (tile: SlideTile, faults: [Sentence]) {
        guard preview.slides.indices.contains(number) else { return (SlideTile(picture: .bad, sound: .bad), []) }
        let slide = preview.slides[number]
        let shown = picture == .unread ? preview.faultOfPicture(slide) : nil
        let heard = sound == .unread ? preview.faultOfSound(slide) : nil
        var tile = self
        if picture == .unread { tile.picture = shown == nil ? .good : .bad }
        if sound == .unread { tile.sound = heard == nil ? .good : .bad }
        return (tile, [shown, heard].compactMap(\.self))
    }
}

extension StickTale.State {
    /// What stands on the page where there is nothing to be added.
    init(refusing refusal: PackRefusal) {
        self =
            switch refusal.cause {
            case .nothingLeft: .refused(.noPictures)
            case .taken: .refused(.shipped)
            case .diskFull: .failed(.full)
            case .unwritable: .failed(.unwritable)
            case .other, .gone, .interrupted: .refused(.unreadable)
            }
    }

    /// What stands there after adding has come to nothing.
    init(failing refusal: PackRefusal) {
        self =
            switch refusal.cause {
            case .interrupted: .ready
            case .diskFull: .failed(.full)
            case .nothingLeft: .refused(.noPictures)
            case .taken: .refused(.shipped)
            case .unwritable: .failed(.unwritable)
            case .gone, .other: .failed(.unreadable)
            }
    }
}
