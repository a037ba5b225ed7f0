import Engine
import Glibc
import Storage

extension StickFiles {
    /// Writes all of them, and returns when they are synced.
    ///
    /// - Parameters:
    ///   - stick: the stick's folder.
    ///   - door: lends a stick that is mounted read-only; nil if nobody does.
    /// - Returns: their places on the stick.
    /// - Throws: if one could not be written; then nothing has changed.
    public func write(
        on stick: String, through door: StickDoor?
    ) throws(PackRefusal) -> (files: [String], StickPulling) {
        let (names, pulling) = try StickFolder(stick: stick, name: folder).write(through: door, write)
        return (names.map { "\(folder)/\($0)" }, pulling)
    }

    private func write(in folder: OpenFolder) throws(CallFailure) -> [String] {
        let stem = StickName.folder(of: name)
        var number = 1
        while true {
            let names = files.map { "\(stem)\(number == 1 ? "" : " \(number)").\($0.ending)" }
            number += 1
            guard replaces || !names.contains(where: folder.has) else { continue }
            do throws(CallFailure) {
                try write(names, in: folder)
                return names
            } catch {
                // Somebody else has taken a name.
                guard error.code == EEXIST else { throw error }
            }
        }
    }

    private func write(_ names: [String], in folder: OpenFolder) throws(CallFailure) {
        for (number, file) in files.enumerated() {
            do throws(CallFailure) {
                try folder.write(file.bytes, as: names[number], former: replaces ? .replaced : .respected)
            } catch {
                for name in names[..<number] { folder.remove(name) }
                throw error
            }
        }
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
