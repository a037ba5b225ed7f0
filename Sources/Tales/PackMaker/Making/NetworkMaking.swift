import Storage

/// A tale that the machine's network has sent: its file was checked when it came.
public struct NetworkTale: Hashable, Sendable {
    /// The tale's id in the network: a later version has the same.
    public let id: String
    /// The network's name.
    public let network: String
    /// The path of the ZIP.
    public let path: String
    /// The ZIP's SHA-256, in hexadecimal.
    public let sha256: String

    public init(id: String, network: String, path: String, sha256: String) {
        (self.id, self.network, self.path, self.sha256) = (id, network, path, sha256)
    }

    /// What tells a later version of it; no place of a file begins so.
    var record: SourceRecord { SourceRecord(digest: sha256, place: "//\(network)/\(id)") }
}

extension PackMaker {
    /// Makes a network's tale or its next version, unless this version is there.
    ///
    /// - Returns: the tale's id on the shelf.
    /// - Throws: if none was made; then nothing was published.
    public mutating func follow(_ tale: NetworkTale, among register: TalesRegister) throws(PackRefusal) -> String {
        self.register = register
        if case .new(let earlier, _) = register.verdict(on: tale.record) {
            var request = TaleRequest(source: tale.path)
            request.part = BookPart(record: tale.record, earlier: earlier, isOfNetwork: true)
            let pack = try make(request)
            // One that came another way before: its next version is to find it.
            if pack.wasThere, let folder = try? OpenFolder(pack.folder) {
                try? folder.write(Array(tale.record.text.utf8), as: SourceRecord.fileName)
            }
        }
        return register.id(ofSourceAt: tale.record.place) ?? tale.id
    }
}
