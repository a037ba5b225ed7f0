import Glibc

/// The names of a small state file and of its last good copy.
public struct KeptFile: Hashable, Sendable {
    public let stem: String

    public init(_ stem: String) { self.stem = stem }

    public var name: String { "\(stem).json" }
    /// The previous good copy.
    public var previous: String { "\(stem).previous.json" }

    /// Whether a name is one that ``OpenFolder/keepAside(_:_:mark:date:)`` has given it.
    fileprivate func isAside(_ name: String) -> Bool {
        name.hasPrefix("\(stem).unreadable-") || name.hasPrefix("\(stem).unread-")
    }

    /// The most that is written to such a file, and read of it.
    public static let mostBytes = 8 << 20
    /// Unusable files are kept aside, up to this many.
    static let mostAsides = 5
}

extension OpenFolder {
    /// Reads a small file completely; refuses pipes, folders and huge files.
    ///
    /// A transient error must not cost a good file: a failed read is retried once.
    public func read(_ name: String) throws(ReadFailure) -> [UInt8] {
        do throws(ReadFailure) {
            return try readOnce(name)
        } catch let failure where failure != .absent {
            return try readOnce(name)
        }
    }

    private func readOnce(_ name: String) throws(ReadFailure) -> [UInt8] {
        // A link is followed: a family may keep its progress elsewhere.
        let file = try OrdinaryFile.open(name, in: descriptor, KeptFile.mostBytes, true)
        defer { close(file) }
        return try FileBytes.read(file, atMost: KeptFile.mostBytes)
    }

    /// Deletes a file's last good copy and what was kept aside of it.
    public func removeCopies(of file: KeptFile) { remove { $0 == file.previous || file.isAside($0) } }

    /// Deletes what was kept aside of a file.
    public func removeAsides(of file: KeptFile) { remove(where: file.isAside) }

    /// Deletes a file with all that programs of any version have kept of it.
    public func removeAll(of file: KeptFile) { remove { $0.hasPrefix("\(file.stem).") } }

    private func remove(where isUnwanted: (String) -> Bool) {
        let unwanted = names().filter(isUnwanted)
        unwanted.forEach(remove)
        if !unwanted.isEmpty { sync() }
    }

    /// Renames an unusable file, so that nothing is lost and a new one can be written.
    ///
    /// Identical content is not kept twice. Of more than five, the first four are kept, because the first loss is
    /// probably the largest, and the latest.
    ///
    /// - Parameters:
    ///   - stem: the start of the new name, such as `progress`.
    ///   - mark: what is wrong, in one word.
    ///   - date: part of the name; later dates must sort later.
    /// - Returns: the name under which it is kept.
    public func keepAside(_ name: String, _ stem: String, mark: String, date: String) throws(CallFailure) -> String {
        let asides = names().filter { $0.hasPrefix("\(stem).\(mark)-") }
        // An unreadable file cannot be compared and is kept separately.
        if let bytes = try? read(name), let twin = asides.first(where: { (try? read($0)) == bytes }) {
            try systemCall("unlink") { unlinkat(descriptor, name, 0) }
            return twin
        }
        if asides.count >= KeptFile.mostAsides, let last = asides.last { remove(last) }
        return try rename(name, toFree: "\(stem).\(mark)-\(date)", ".json")
    }
}
