import Engine
import Glibc
import Storage

/// Files of one name that are saved to a stick together, beside those of earlier times.
public struct StickFiles: Sendable {
    private let folder, stem: String
    private let files: [(ending: String, bytes: [UInt8])]

    /// - Parameters:
    ///   - name: without signs that a stick refuses these are the files' names.
    ///   - files: their endings, such as `txt`, and contents.
    ///   - folder: at the top of the stick.
    public init(_ name: String, _ files: [(ending: String, bytes: [UInt8])], in folder: String) {
        (stem, self.files, self.folder) = (StickName.folder(of: name), files, folder)
    }

    /// Writes all of them and returns when they are synced; where a name is taken, all get a number.
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
        var number = 1
        while true {
            let names = files.map { "\(stem)\(number == 1 ? "" : " \(number)").\($0.ending)" }
            number += 1
            guard !names.contains(where: folder.has) else { continue }
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
                try folder.write(file.bytes, as: names[number], former: .respected)
            } catch {
                for name in names[..<number] { folder.remove(name) }
                throw error
            }
        }
    }
}
