import Engine
import Glibc
import Sentences
import Storage
import TalePacks

/// A single file that is saved to a stick, in a folder in which nobody looks for tales.
public struct StickFile: Sendable {
    /// The folder, at the top of the stick.
    public static let folder = "Pasaka burti"
    private let place: String

    /// Without signs that a stick refuses.
    public let name: String
    private let bytes: [UInt8]

    /// - Parameter folder: at the top of the stick.
    public init(_ name: String, _ bytes: [UInt8], in folder: String = StickFile.folder) {
        place = folder
        let stem = StickName.folder(of: name.fileStem)
        (self.name, self.bytes) = ("\(stem).\(name.fileExtension)", bytes)
    }

    /// Writes it and returns when everything is synced; a file of this name is replaced.
    ///
    /// - Parameter stick: the stick's folder.
    /// - Throws: if it could not be written; then nothing has changed.
    public func write(on stick: String) throws(PackRefusal) {
        let presence = SourcePresence(stick)
        do throws(CallFailure) {
            let top = try OpenFolder(stick)
            let inner = try top.inner(place)
            inner.sweep()
            try inner.write(bytes, as: name)
            // On FAT only the folder's own sync flushes the disk's cache.
            try top.synchronize(wholeFileSystem: true)
        } catch {
            OpenFolder.unmake(["\(stick)/\(place)"])  // unless there is something in it
            // A removed stick looks like a write error.
            throw presence?.isThere == true
                ? PackRefusal(writing: stick, error) : PackRefusal.goneWhileSaving(stick)
        }
        guard presence?.isThere == true else { throw .goneWhileSaving(stick) }
    }

    /// The same for a stick that may have to be made writable for it.
    ///
    /// - Parameter door: lends a stick that is mounted read-only; nil if nobody does.
    public func write(on stick: String, through door: StickDoor?) throws(PackRefusal) -> StickPulling {
        if StickDoor.isOpen(stick) {
            try write(on: stick)
            return .byDesktop
        }
        guard access(stick, F_OK) == 0 else { throw .gone(stick) }
        guard let door else { throw .readOnly(stick) }
        try door.open(stick) { true }
        do throws(PackRefusal) {
            try write(on: stick)
        } catch {
            door.close(stick)
            throw error
        }
        return door.close(stick) ? .now : .soon
    }
}

extension StickFailure {
    public init(_ refusal: PackRefusal) {
        switch refusal.cause {
        case .diskFull: self = .full
        case .unwritable: self = .unwritable
        case .gone: self = .pulled
        case .other, .nothingLeft, .taken, .interrupted, .unfitName: self = .other
        }
    }
}
