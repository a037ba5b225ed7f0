import Engine
import TalePacks

/// The inserted sticks, and what is being done with their tales.
public struct Sticks: MediaDocument {
    public static let name = "sticks"

    package var sticks: [Stick] = []
    /// The family's tales with a previous version to restore.
    package var earlier: [EarlierTale] = []
    package var notice: Notice?
    /// The last sound requested, once available.
    package var heard: Heard?
    /// The current or last export.
    package var saving: StickSaving?

    package init(
        sticks: [Stick] = [], earlier: [EarlierTale] = [], notice: Notice? = nil, heard: Heard? = nil,
        saving: StickSaving? = nil
    ) {
        self.sticks = sticks
        self.earlier = earlier
        self.notice = notice
        self.heard = heard
        self.saving = saving
    }

    package struct Heard: Hashable, Codable, Sendable {
        package let part: StickPart
        package let sound: Sound

        package init(part: StickPart, sound: Sound) {
            self.part = part
            self.sound = sound
        }
    }

    /// The page's most important message.
    package enum Notice: Hashable, Codable, Sendable {
        /// A stick was removed while the tale with this title was being added.
        case pulled(whileAdding: String)
        /// The tale with this id has its previous version again, or restoring failed.
        case restored(String)
        case notRestored(String)
    }

    package struct EarlierTale: Hashable, Codable, Sendable {
        package let id, title: String

        package init(id: String, title: String) {
            self.id = id
            self.title = title
        }
    }

    public var media: [Medium] { sticks.map { Medium($0.name, at: $0.place) } }

    package var tales: [StickTale] { sticks.flatMap(\.tales) }

    /// The paths of the tales that can be added without a question: those that replace no other.
    package var addable: [String] {
        var before: [StickTale] = []
        for tale in tales where tale.canBeAdded && !tale.isNewVersion && !tale.isOpen {
            if !before.contains(where: tale.isTwin) { before.append(tale) }
        }
        return before.map(\.place)
    }

    /// The first other tale that would replace this one, or be replaced by it.
    package func twin(of tale: StickTale) -> StickTale? { tales.first { !$0.isThere && tale.isTwin(of: $0) } }

    /// Changes the tale at a path, if it still exists.
    package mutating func change(_ place: String, _ change: (inout StickTale) -> Void) {
        for stick in sticks.indices {
            guard let tale = sticks[stick].tales.firstIndex(where: { $0.place == place }) else { continue }
            change(&sticks[stick].tales[tale])
        }
    }

    /// Puts others in the place of a tale.
    mutating func replace(_ tale: StickTale, by others: [StickTale]) {
        for stick in sticks.indices {
            sticks[stick].tales = sticks[stick].tales.flatMap {
                $0.place == tale.place && $0.stamp == tale.stamp ? others : [$0]
            }
        }
    }
}

/// A stick, or a folder in its place.
package struct Stick: Hashable, Codable, Sendable {
    package let name: String
    /// Its folder.
    package let place: String
    package var tales: [StickTale]

    package init(name: String, place: String, tales: [StickTale]) {
        self.name = name
        self.place = place
        self.tales = tales
    }
}

/// A folder, ZIP or EPUB on a stick that can become a tale.
package struct StickTale: Hashable, Codable, Sendable {
    /// Its path; in a ZIP of several tales it goes on from that of the ZIP.
    package let place: String
    /// The path of that ZIP.
    package var archive: String?
    /// The names of what the ZIP contains beside its tales.
    package var beside: [String]?
    /// Changes with the folder's content.
    package let stamp: String
    package var title: String
    /// Its future id; nil before it has been read.
    package var id: String?
    /// Whether it will replace an older version.
    package var isNewVersion = false
    /// Whether the existing one was made from exactly this.
    package var isUnchanged = false
    package var tiles: [SlideTile] = []
    /// The names of its recordings in natural order, if they accompany pictures.
    package var recordings: [String] = []
    /// How they were paired with pictures.
    package var match = SoundMatch.byName
    /// The names of other files, which are not used.
    package var leftOut: [String]?
    /// Whether one recording is for all pages, and its cuts; nil until it has been analysed.
    package var isWhole = false
    package var cuts: RecordingCuts?
    /// Whether analysing it failed.
    package var cutsFailed = false
    /// How well one text for all pages fits; nil without one.
    package var textFit: TextFit?
    package var state = State.unread

    package init(
        place: String, stamp: String, title: String, id: String? = nil, tiles: [SlideTile] = [],
        state: State = .unread
    ) {
        self.place = place
        self.stamp = stamp
        self.title = title
        self.id = id
        self.tiles = tiles
        self.state = state
    }

    package enum State: Hashable, Codable, Sendable {
        case unread
        case refused(Refusal)
        case ready
        /// Others are added first.
        case waiting
        /// - Parameters: files done, of all; nil until they are counted.
        case adding(done: Int, of: Int?)
        case added
        /// The tale was exported here and is unchanged on the shelf.
        case there
        case failed(Failure)
    }

    /// Why no tale can be made from it.
    package enum Refusal: String, Hashable, Codable, Sendable {
        case noPictures, unreadable
        /// Its id is that of a shipped tale.
        case shipped
        /// An unsupported kind of file.
        case presentation, video, book, archive
    }

    /// Why adding failed; nothing has changed.
    package enum Failure: String, Hashable, Codable, Sendable { case full, unwritable, unreadable }

    /// Whether both would become versions of one tale: an id alone does not tell, because another tale may have it.
    package func isTwin(of other: StickTale) -> Bool {
        place != other.place && id != nil && id == other.id && TaleTitle(title) == TaleTitle(other.title)
    }

    package var isBeingAdded: Bool { if case .adding = state { true } else { false } }

    /// Whether that is still unknown: manual pairing makes another tale.
    package var mayBeThere: Bool { state == .ready && isNewVersion && match != .byHand && cuts == nil }

    /// Whether it is on the shelf unchanged.
    package var isThere: Bool { state == .there || (state == .ready && isUnchanged) }

    /// The indexes of recordings without a picture.
    package var loose: [Int] {
        let used = Set(tiles.compactMap(\.recording))
        return recordings.indices.filter { !used.contains($0) }
    }

    /// Whether it has a single recording to be cut into pages.
    package var canBeCut: Bool { canBeAdded && isWhole && match != .byHand }

    /// Whether a grown-up has to decide before it is added: nothing is left out without asking.
    package var isOpen: Bool { canBeCut ? cuts == nil : !loose.isEmpty }

    /// Whether its recordings can be paired by hand: those named like the pictures are paired already.
    package var canBePaired: Bool { canBeAdded && (match != .byName || !loose.isEmpty) }

    /// Pairs recordings with pictures, by index.
    package mutating func pair(_ pairs: [Int?]) {
        guard pairs.count == tiles.count else { return }
        match = .byHand
        isUnchanged = false
        for (tile, recording) in pairs.enumerated() {
            if recording == nil || tiles[tile].recording != recording {
                tiles[tile].sound = recording == nil ? .missing : .unread
            }
            tiles[tile].recording = recording
        }
    }

    /// Cuts the single recording at these times.
    package mutating func cut(_ found: RecordingCuts) {
        guard found.bounds.count == tiles.count + 1 else { return }
        cuts = found
        isUnchanged = false
        for tile in tiles.indices {
            tiles[tile].sound = found.bounds[tile] < found.bounds[tile + 1] ? .good : .missing
        }
    }

    /// The names of sounds by those of pictures, if paired by hand.
    package var chosenSounds: [String: String]? {
        guard match == .byHand else { return nil }
        let pairs = tiles.compactMap { tile in
            tile.recording.flatMap { recordings.indices.contains($0) ? (tile.file, recordings[$0]) : nil }
        }
        return Dictionary(pairs) { first, _ in first }
    }

    /// Whether none of its pictures can be shown.
    package var hasNothingToShow: Bool { !tiles.isEmpty && tiles.allSatisfy { $0.look == .missing } }

    package var canBeAdded: Bool {
        switch state {
        case .ready, .failed: !hasNothingToShow
        case .unread, .refused, .waiting, .adding, .added, .there: false
        }
    }
}

/// What is known about one slide.
package struct SlideTile: Hashable, Codable, Sendable {
    package var picture, sound: Part
    /// The name of its picture's file.
    package var file = ""
    /// The index of its recording.
    package var recording: Int?
    package var hasWords = false
    /// The picture's thumbnail.
    package var thumbnail: Image?

    package init(picture: Part, sound: Part, file: String = "", recording: Int? = nil, hasWords: Bool = false) {
        self.picture = picture
        self.sound = sound
        self.file = file
        self.recording = recording
        self.hasWords = hasWords
    }

    package enum Part: String, Hashable, Codable, Sendable {
        /// The tale has none.
        case none
        case missing
        /// The file exists; whether it is valid is not known yet.
        case unread
        case good
        case bad
    }

    /// The tile's state: a slide without its picture is left out, one without its sound is silent.
    package enum Look: Hashable, Sendable { case good, silent, missing }

    package var look: Look {
        if picture == .missing || picture == .bad { return .missing }
        return sound == .good || sound == .unread ? .good : .silent
    }

    /// Accepts newly read data; the sound may have changed meanwhile.
    package mutating func take(_ read: SlideTile) {
        picture = read.picture
        thumbnail = read.thumbnail
        if sound == .unread, recording == read.recording { sound = read.sound }
    }

    /// Whether all of it has been read.
    package var isRead: Bool { picture != .unread && sound != .unread }
}
