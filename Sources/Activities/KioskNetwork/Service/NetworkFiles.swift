import Engine
import FoundationEssentials
import NetworkShelf
import Storage
import System

/// The folder in which a kiosk's part of the network lies, read by the player: what is in it was checked when it came.
struct NetworkFiles: Sendable {
    let path: String

    var shelf: NetworkShelf? { read(NetworkShelf.file, atMost: NetworkShelf.mostBytes) }
    var contact: NetworkContact? { read(NetworkContact.file, atMost: NetworkContact.mostBytes) }
    var invitation: NetworkInvitation? {
        (read(NetworkInvitation.file, atMost: NetworkInvitation.mostBytes) as NetworkInvitation?)
            .flatMap { $0.isSound ? $0 : nil }
    }

    /// The settings of the network; none if there are none that can be read.
    var settings: Settings { read(NetworkShelf.settingsFile, atMost: 1 << 16) ?? Settings() }

    private func read<Value: Decodable>(_ name: String, atMost most: Int) -> Value? {
        do {
            let bytes = try OrdinaryFile.read("\(path)/\(name)", atMost: most)
            return try JSONDecoder().decode(Value.self, from: Data(bytes))
        } catch ReadFailure.absent {
            return nil
        } catch {
            Log("network").warning("\(path: "\(path)/\(name)") cannot be read: \(error)")
            return nil
        }
    }
}

extension NetworkInvitation {
    /// Whether it can be shown: four pictures that there are.
    fileprivate var isSound: Bool {
        pictures.count == 4 && pictures.allSatisfy(Self.allPictures.contains) && digest.utf8.count == 16
    }
}

extension NetworkNews {
    /// What the folder says.
    ///
    /// - Parameter before: what is known besides.
    init(of folder: NetworkFiles, _ before: NetworkNews = NetworkNews()) {
        self = before
        let (shelf, contact) = (folder.shelf, folder.contact)
        network = shelf?.network
        (wanted, there) = (shelf?.wanted ?? 0, shelf?.tales.count ?? 0)
        looked = (contact?.looked).map(Self.time)
        whole = (contact?.whole).map(Self.time)
        refusal = contact?.refusal
        invitation = folder.invitation
    }

    private static func time(_ seconds: Int) -> String { LocalTime.text("%Y-%m-%d %H:%M", at: seconds) }
}
