import Engine
import Storage
import TalePacks

/// A single file that is saved to a stick, in a folder in which nobody looks for tales.
public struct StickFile: Sendable {
    /// The folder, at the top of the stick.
    public static let folder = "Pasaka burti"
    private let place: String

    /// The name without signs that a stick refuses.
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
        try StickFolder(stick: stick, name: place).write { inner throws(CallFailure) in
            try inner.write(bytes, as: name)
        }
    }

    /// Writes the file to a stick that may have to be made writable for it.
    ///
    /// - Parameter door: lends a stick that is mounted read-only; nil if nobody does.
    public func write(on stick: String, through door: StickDoor?) throws(PackRefusal) -> StickPulling {
        try StickFolder(stick: stick, name: place).write(through: door) { inner throws(CallFailure) in
            try inner.write(bytes, as: name)
        }.1
    }
}

extension StickFailure {
    public init(_ refusal: PackRefusal) {
        switch refusal.cause {
        case .diskFull: self = .full
        case .unwritable: self = .unwritable
        case .gone: self = .pulled
        case .other, .nothingLeft, .taken, .interrupted, .unfitName, .foreignArchive, .several: self = .other
        }
    }
}
