import Engine
import TalePacks

/// The sticks that are plugged in, and what is being done with the tales on them.
public struct Sticks: Document {
    public static let name = "sticks"

    package var sticks: [Stick] = []
    /// The tales of the family that can have their earlier versions again.
    package var earlier: [EarlierTale] = []
    package var notice: Notice?
    /// What was asked to be heard last, once it can be.
    package var heard: Heard?
    /// The tale that is being written onto a stick, or was last.
    package var saving: StickSaving?

    package init(
        sticks: [Stick] = [], earlier: [EarlierTale] = [], notice: Notice? = nil, heard: Heard? = nil,
        saving: StickSaving? = nil
    ) {
        (self.sticks, self.earlier, self.notice, self.heard, self.saving) = (sticks, earlier, notice, heard, saving)
    }

    package struct Heard: Hashable, Codable, Sendable {
        package let part: StickPart
        package let sound: Sound

        package init(part: StickPart, sound: Sound) { (self.part, self.sound) = (part, sound) }
    }

    /// What the page tells above all else.
    package enum Notice: Hashable, Codable, Sendable {
        /// A stick was pulled while the tale of this title was being added.
        case pulled(whileAdding: String)
        /// The tale of this id has its earlier version again, or has not.
        case restored(String)
        case notRestored(String)
    }

    package struct EarlierTale: Hashable, Codable, Sendable {
        package let id, title: String

        package init(id: String, title: String) { (self.id, self.title) = (id, title) }
    }

    package var tales: [StickTale] { sticks.flatMap(\.tales) }

    /// The places of the tales that can be added now without a question: those that take no other's place.
    package var addable: [String] {
        var ids = Set<String?>()
        return tales.filter { $0.canBeAdded && !$0.isNewVersion && !$0.isOpen && ids.insert($0.id).inserted }
            .map(\.place)
    }

    /// The first of the tales that would have the same id as this one, where it is another one.
    package func twin(of tale: StickTale) -> StickTale? {
        let tales = tales.filter { !$0.isThere }
        guard let id = tale.id, let first = tales.first(where: { $0.id == id }) else { return nil }
        return first.place != tale.place ? first : tales.first { $0.id == id && $0.place != tale.place }
    }

    /// Changes the tale at a place, if it is still there.
    package mutating func change(_ place: String, _ change: (inout StickTale) -> Void) {
        for stick in sticks.indices {
            guard let tale = sticks[stick].tales.firstIndex(where: { $0.place == place }) else { continue }
            change(&sticks[stick].tales[tale])
        }
    }
}

/// A stick, or a folder that stands for one.
package struct Stick: Hashable, Codable, Sendable {
    package let name: String
    /// Its folder.
    package let place: String
    package var tales: [StickTale]

    package init(name: String, place: String, tales: [StickTale]) {
        (self.name, self.place, self.tales) = (name, place, tales)
    }
}

/// A folder, ZIP or EPUB on a stick, of which a tale can be made.
package struct StickTale: Hashable, Codable, Sendable {
    /// Its path.
    package let place: String
    /// Changes with what lies in the folder.
    package let stamp: String
    package var title: String
    /// The id that it will have; nil before it has been looked at.
    package var id: String?
    /// Whether it will take the place of an older version.
    package var isNewVersion = false
    /// Whether the one that is there was made of just this.
    package var isUnchanged = false
    package var tiles: [SlideTile] = []
    /// The names of its recordings in natural order, where they lie beside pictures.
    package var recordings: [String] = []
    /// How they found their pictures.
    package var match = SoundMatch.byName
    /// Whether one recording is for all pages, and where it is cut; nil until it has been listened to.
    package var isWhole = false
    package var cuts: RecordingCuts?
    /// Whether it could not be listened to.
    package var cutsFailed = false
    /// How well one text for all pages fits them; nil where there is none.
    package var textFit: TextFit?
    package var state = State.unread

    package init(
        place: String, stamp: String, title: String, id: String? = nil, tiles: [SlideTile] = [],
        state: State = .unread
    ) {
        (self.place, self.stamp, self.title, self.id) = (place, stamp, title, id)
        (self.tiles, self.state) = (tiles, state)
    }

    package enum State: Hashable, Codable, Sendable {
        case unread
        case refused(Refusal)
        case ready
        /// Others are being added before it.
        case waiting
        /// - Parameters: files that are done, of all.
        case adding(done: Int, of: Int)
        case added
        /// It was saved here, and is on the shelf just as it is.
        case there
        case failed(Failure)
    }

    /// Why no tale can be made of it.
    package enum Refusal: String, Hashable, Codable, Sendable {
        case noPictures, unreadable
        /// Its id is that of a tale that ships with Pasaka.
        case shipped
        /// A file of a kind of which no tale is made.
        case presentation, video, book, archive
    }

    /// Why it has not been added; everything is as it was.
    package enum Failure: String, Hashable, Codable, Sendable { case full, unwritable, unreadable }

    package var isBeingAdded: Bool { if case .adding = state { true } else { false } }

    /// Whether that is still to be found out: pairs made by hand make another tale.
    package var mayBeThere: Bool { state == .ready && isNewVersion && match != .byHand && cuts == nil }

    /// Whether it is on the shelf just as it is.
    package var isThere: Bool { state == .there || (state == .ready && isUnchanged) }

    /// The numbers of recordings that belong to no picture.
    package var loose: [Int] {
        let used = Set(tiles.compactMap(\.recording))
        return recordings.indices.filter { !used.contains($0) }
    }

    /// Whether it has one recording that is cut into pages.
    package var canBeCut: Bool { canBeAdded && isWhole && match != .byHand }

    /// Whether a grown-up is asked something before it is added: nothing is left out unasked.
    package var isOpen: Bool { canBeCut ? cuts == nil : !loose.isEmpty }

    /// Whether its recordings can be paired by hand: whoever has named them as the pictures has paired them.
    package var canBePaired: Bool { canBeAdded && (match != .byName || !loose.isEmpty) }

    /// Lets recordings belong to pictures, by their numbers.
    package mutating func pair(_ pairs: [Int?]) {
        guard pairs.count == tiles.count else { return }
        (match, isUnchanged) = (.byHand, false)
        for (tile, recording) in pairs.enumerated() {
            if recording == nil || tiles[tile].recording != recording {
                tiles[tile].sound = recording == nil ? .missing : .unread
            }
            tiles[tile].recording = recording
        }
    }

    /// Lets pages have the parts of one recording that end and begin at these moments.
    package mutating func cut(_ found: RecordingCuts) {
        guard found.bounds.count == tiles.count + 1 else { return }
        (cuts, isUnchanged) = (found, false)
        for tile in tiles.indices {
            tiles[tile].sound = found.bounds[tile] < found.bounds[tile + 1] ? .good : .missing
        }
    }

    /// The names of sounds by those of pictures, where somebody has paired them.
    package var chosenSounds: [String: String]? {
        guard match == .byHand else { return nil }
        let pairs = tiles.compactMap { tile in
            tile.recording.flatMap { recordings.indices.contains($0) ? (tile.file, recordings[$0]) : nil }
        }
        return Dictionary(pairs) { first, _ in first }
    }

    package var canBeAdded: Bool {
        switch state {
        case .ready, .failed: true
        case .unread, .refused, .waiting, .adding, .added, .there: false
        }
    }
}

/// What is known of one slide.
package struct SlideTile: Hashable, Codable, Sendable {
    package var picture, sound: Part
    /// The name of its picture's file.
    package var file = ""
    /// The number of its recording.
    package var recording: Int?
    package var hasWords = false
    /// The picture, made small.
    package var thumbnail: Image?

    package init(picture: Part, sound: Part, file: String = "", recording: Int? = nil, hasWords: Bool = false) {
        (self.picture, self.sound, self.file) = (picture, sound, file)
        (self.recording, self.hasWords) = (recording, hasWords)
    }

    package enum Part: String, Hashable, Codable, Sendable {
        /// The tale says nothing of it.
        case none
        case missing
        /// The file is there; whether it is right is not known yet.
        case unread
        case good
        case bad
    }

    /// What the tile shows: a slide without its picture is left out, one without its sound is silent.
    package enum Look: Hashable, Sendable { case good, silent, missing }

    package var look: Look {
        if picture == .missing || picture == .bad { return .missing }
        return sound == .good || sound == .unread ? .good : .silent
    }

    /// Takes over what has been read; its sound may be another one by now.
    package mutating func take(_ read: SlideTile) {
        (picture, thumbnail) = (read.picture, read.thumbnail)
        if sound == .unread, recording == read.recording { sound = read.sound }
    }

    /// Whether all of it has been read.
    package var isRead: Bool { picture != .unread && sound != .unread }
}
