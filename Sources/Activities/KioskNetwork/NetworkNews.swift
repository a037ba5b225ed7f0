import Engine
import NetworkShelf

/// What is known of the network that this kiosk has joined, or may join.
struct NetworkNews: Document {
    static let name = "network"

    /// The network's name; nil if none was joined.
    var network: String?
    /// The tales that the network names, and how many of them have come.
    var wanted = 0, there = 0
    /// The titles of tales that came and cannot be shown.
    var unreadable: [String] = []
    /// The number of tales still to make.
    var waiting = 0
    /// The time of the last look, and the last time when everything was as the network wants it, in local time.
    var looked: String?, whole: String?
    /// The code of what went wrong last, such as `W1`.
    var refusal: String?
    /// An invitation on an inserted stick.
    var invitation: NetworkInvitation?
    /// Whether a wish of the page is being carried out.
    var isAsking = false
}

/// A wish of the network's page, which a unit of the kiosk carries out.
enum NetworkWish: Request {
    /// Looks at the network now.
    case look
    /// Joins the network whose four pictures were compared.
    case join(NetworkInvitation)
    /// Leaves the network; its tales stay.
    case leave

    /// The line for the unit.
    var line: String {
        switch self {
        case .look: "look"
        case .join(let invitation): "join \(invitation.digest)"
        case .leave: "leave"
        }
    }
}

/// The tales that came from the network, in `followed-tales.json`: what is known needs not be looked at again.
package struct FollowedTales: Document {
    package static let name = "followed-tales"

    package struct Tale: Hashable, Codable, Sendable {
        /// The SHA-256 of the version that was taken or refused.
        var sha256: String
        /// The tale's id on the shelf; nil for one that cannot be shown.
        package var tale: String?
        /// The version of Pasaka that could not show it: another one tries again.
        package var refusedBy: String?

        init(sha256: String, tale: String? = nil, refusedBy: String? = nil) {
            (self.sha256, self.tale, self.refusedBy) = (sha256, tale, refusedBy)
        }
    }

    private(set) var version = 1
    /// The network's name: another network's tales are others, whatever their ids.
    private(set) var network: String?
    /// The tales by their ids in the network.
    package var tales: [String: Tale] = [:]

    package init() {}

    /// What is known of a network's tales.
    func of(_ network: String) -> FollowedTales {
        var followed = network == self.network ? self : FollowedTales()
        followed.network = network
        return followed
    }

    /// Whether a tale is one that has not been looked at, by this version of Pasaka or at all.
    func isNew(_ tale: NetworkShelf.Tale, to version: String) -> Bool {
        guard let known = tales[tale.id], known.sha256 == tale.sha256 else { return true }
        return known.tale == nil && known.refusedBy != version
    }
}
