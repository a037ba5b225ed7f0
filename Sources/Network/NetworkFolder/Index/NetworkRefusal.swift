import Sentences

/// Why a kiosk follows nothing of what lies in a network's folder; what it had stays.
public enum NetworkRefusal: String, Explained, CaseIterable, Hashable {
    /// The folder cannot be reached.
    case away = "W1"
    /// The index is missing, larger than it may be, or no index.
    case unreadable = "W2"
    /// No key that this kiosk knows has signed it.
    case unsigned = "W3"
    /// An index older than what this kiosk has seen.
    case old = "W4"
    /// An index of another ring.
    case foreign = "W5"
    /// A tale is not what the index says of it.
    case wrongPack = "W6"
    /// No room for what is new.
    case full = "W7"
    /// The index is followed, and is not that of the hub before.
    case forked = "W8"

    public var sentence: Sentence {
        switch self {
        case .away: "the network's folder cannot be reached"
        case .unreadable: "the network's index is missing or damaged"
        case .unsigned: "the network's index is not signed by a key that this kiosk knows"
        case .old: "the network's index is older than the one before"
        case .foreign: "the index is that of another network"
        case .wrongPack: "a tale is not what the network's index says of it"
        case .full: "there is no room for the network's tales"
        case .forked: "two folders publish for this network with one key"
        }
    }
}
