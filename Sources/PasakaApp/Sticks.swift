import Engine

/// The sticks that are plugged in, and what is being done with the tales on them.
public struct Sticks: Document {
    public static let name = "sticks"

    var sticks: [Stick] = []
    /// The tales of the family that can have their earlier versions again.
    var earlier: [EarlierTale] = []
    var notice: Notice?

    /// What the page tells above all else.
    enum Notice: Hashable, Codable, Sendable {
        /// A stick was pulled while the tale of this title was being added.
        case pulled(whileAdding: String)
        case restored(String)
        case notRestored(String)
    }

    struct EarlierTale: Hashable, Codable, Sendable { let id, title: String }

    var tales: [StickTale] { sticks.flatMap(\.tales) }

    /// The places of the tales that can be added now.
    var addable: [String] { tales.filter(\.canBeAdded).map(\.place) }

    /// Changes the tale at a place, if it is still there.
    mutating func change(_ place: String, _ change: (inout StickTale) -> Void) {
        for stick in sticks.indices {
            guard let tale = sticks[stick].tales.firstIndex(where: { $0.place == place }) else { continue }
            change(&sticks[stick].tales[tale])
        }
    }
}

/// A stick, or a folder that stands for one.
struct Stick: Hashable, Codable, Sendable {
    let name: String
    /// Its folder.
    let place: String
    var tales: [StickTale]
}

/// A folder, ZIP or EPUB on a stick, of which a tale can be made.
struct StickTale: Hashable, Codable, Sendable {
    /// Its path.
    let place: String
    /// Changes with what lies in the folder.
    let stamp: String
    var title: String
    /// The id that it will have; nil before it has been looked at.
    var id: String?
    /// Whether it will take the place of an older version.
    var isNewVersion = false
    var tiles: [SlideTile] = []
    var state = State.unread

    enum State: Hashable, Codable, Sendable {
        case unread
        case refused(Refusal)
        case ready
        /// Others are being added before it.
        case waiting
        /// - Parameters: files that are done, of all.
        case adding(done: Int, of: Int)
        case added
        case failed(Failure)
    }

    /// Why no tale can be made of it.
    enum Refusal: String, Hashable, Codable, Sendable {
        case noPictures, unreadable
        /// Its id is that of a tale that ships with Pasaka.
        case shipped
    }

    /// Why it has not been added; everything is as it was.
    enum Failure: String, Hashable, Codable, Sendable { case full, unwritable, unreadable }

    var isBeingAdded: Bool { if case .adding = state { true } else { false } }

    var canBeAdded: Bool {
        switch state {
        case .ready, .failed: true
        case .unread, .refused, .waiting, .adding, .added: false
        }
    }
}

/// What is known of one slide.
struct SlideTile: Hashable, Codable, Sendable {
    var picture, sound: Part

    enum Part: String, Hashable, Codable, Sendable {
        /// The tale says nothing of it.
        case none
        case missing
        /// The file is there; whether it is right is not known yet.
        case unread
        case good
        case bad
    }

    /// What the tile shows: a slide without its picture is left out, one without its sound is silent.
    enum Look: Hashable, Sendable { case good, silent, missing }

    var look: Look {
        if picture == .missing || picture == .bad { return .missing }
        return sound == .good || sound == .unread ? .good : .silent
    }

    /// Whether all of it has been read.
    var isRead: Bool { picture != .unread && sound != .unread }
}
