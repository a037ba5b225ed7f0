import Glibc
import NetworkFolder
import NetworkShelf
import Storage

/// The sticks that are in a kiosk, each mounted below one folder.
public struct Sticks {
    /// A stick, of which nothing is believed.
    public struct Stick {
        /// The name of its folder.
        public let name: String
        private let folder: OpenFolder

        fileprivate init?(_ name: String, of sticks: OpenFolder) {
            guard let folder = try? sticks.inner(name, isNew: false) else { return nil }
            (self.name, self.folder) = (name, folder)
        }

        /// Its copy of a network's folder; nil if it has none.
        ///
        /// - Parameter goesOn: false ends a copy on its way.
        public func network(while goesOn: @escaping @Sendable () -> Bool = { true }) -> FolderCarrier? {
            guard let folder = try? folder.inner("pasaka-network", isNew: false) else { return nil }
            var carrier = FolderCarrier(folder)
            carrier.goesOn = goesOn
            return carrier
        }

        /// The invitation at its top.
        public var invitation: StickInvitation? {
            guard let file = try? folder.open(StickInvitation.file) else { return nil }
            defer { close(file) }
            return (try? FileBytes.read(file, atMost: StickInvitation.mostBytes)).flatMap { StickInvitation(json: $0) }
        }
    }

    public let all: [Stick]

    /// The folder of a kiosk.
    public static let usualFolder = "/run/pasaka-sticks"

    /// More are not in one machine.
    private static let most = 16

    /// - Parameter path: the folder with a folder for each stick.
    public init(in path: String) {
        guard let folder = try? OpenFolder(path), let entries = try? FolderEntries(of: folder) else {
            all = []
            return
        }
        let names = entries.lazy.filter { $0.kind == .folder && !$0.isHidden }.compactMap(\.name).prefix(Self.most)
        all = names.sorted().compactMap { Stick($0, of: folder) }
    }
}

/// How a copy takes what sticks bring.
extension Mirror {
    /// Asks the player about the first invitation that is not answered yet; without one, no longer.
    public func showInvitation(of sticks: Sticks) throws {
        for stick in sticks.all {
            guard let invitation = stick.invitation, !isAnswered(invitation),
                let shown = invitation.shown(on: stick.name)
            else { continue }
            return try write(shown, as: NetworkInvitation.file)
        }
        folder.remove(NetworkInvitation.file)
    }

    private func isAnswered(_ invitation: StickInvitation) -> Bool {
        guard let trust, let membership else { return false }
        return trust.recovery == invitation.recovery && trust.ring == invitation.ring
            && [membership.name, membership.address, membership.outbox] == [
                invitation.name, invitation.address, invitation.outbox,
            ]
    }

    /// Joins the network whose four pictures somebody has confirmed.
    ///
    /// - Returns: the stick with its invitation; nil if there is none with just this one.
    public func join(confirmed digest: String, on sticks: Sticks) throws -> Sticks.Stick? {
        for stick in sticks.all {
            guard let invitation = stick.invitation, invitation.shown()?.digest == digest else { continue }
            try join(invitation)
            return stick
        }
        return nil
    }
}
