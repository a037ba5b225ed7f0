/// What a kiosk knows of the network that it has joined: enough to tell its index from any other.
///
/// After TUF's attacks (theupdateframework.io, "Security"): a false file, an older one, one of another ring, one without
/// end. There is no expiry: clocks die; how old the index is, is a light.
public struct Trust: Hashable, Codable, Sendable {
    /// The line of the key that signs.
    public private(set) var key: String
    /// The line of the key of the words on paper.
    public let recovery: String
    /// How often the key has changed.
    public private(set) var generation: Int
    /// The number of the last index; 0 before the first, and after the key has changed: somebody with the old one may have
    /// used up the numbers.
    public private(set) var number = 0
    /// The signature of the last index: two with one number are of two hubs that share a key.
    private var last = ""
    public var ring: NetworkIndex.Ring
    /// Whether the last index came right after one that this kiosk has never had: two hubs share the key, and both go on.
    public var isForked: Bool { fork == true }
    private var fork: Bool?
    /// The signature of the last index that was refused as an older one.
    private var older: String?

    /// - Parameter generation: how often the key has changed before.
    public init(key: PublicKey, recovery: PublicKey, generation: Int = 0, ring: NetworkIndex.Ring = .all) {
        (self.key, self.recovery, self.generation, self.ring) = (key.line, recovery.line, generation, ring)
    }

    /// Whether the index with this signature was the last that was followed.
    ///
    /// - Parameter signature: the text of its file.
    public func hasFollowed(_ signature: String) -> Bool { Signature(text: signature)?.line == last }

    /// Whether the index with this signature was refused as an older one, and need not be looked at again.
    public func hasPassed(_ signature: String) -> Bool { older != nil && Signature(text: signature)?.line == older }

    /// Whether the key that is known has signed the bytes.
    private func knows(_ signature: String, of json: [UInt8]) -> Bool {
        guard let key = PublicKey(text: key), let signature = Signature(text: signature) else { return false }
        return key.verifies(json, signature)
    }

    /// Whether a file may be a JSON object with both its ends; nothing is parsed that is not signed.
    private static func isWhole(_ json: [UInt8]) -> Bool {
        var depth = 0, isText = false, isEscaped = false
        for byte in json {
            if isEscaped {
                isEscaped = false
            } else if byte == UInt8(ascii: "\"") {
                isText.toggle()
            } else if isText {
                isEscaped = byte == UInt8(ascii: "\\")
            } else {
                depth += [UInt8(ascii: "{"), UInt8(ascii: "[")].contains(byte) ? 1 : 0
                depth -= [UInt8(ascii: "}"), UInt8(ascii: "]")].contains(byte) ? 1 : 0
            }
        }
        let first = json.first { ![9, 10, 13, 32].contains($0) }
        return first == UInt8(ascii: "{") && depth == 0 && !isText
    }

    /// Follows an index, or keeps to what was known.
    ///
    /// - Parameters:
    ///   - json: its file.
    ///   - text: that of the signature's file beside it.
    public mutating func accept(_ json: [UInt8], _ text: String) throws(NetworkRefusal) -> NetworkIndex {
        guard json.count <= NetworkIndex.mostBytes else { throw .unreadable }
        guard Self.isWhole(json), let signature = Signature(text: text) else { throw .unreadable }
        guard knows(text, of: json) else { throw .unsigned }
        let index = try NetworkIndex(json: json)
        // An index for all is one for the pilots, too, once it is later.
        guard index.ring == ring || index.ring == .all else { throw .foreign }
        guard index.number > number || signature.line == last else {
            older = signature.line
            throw .old
        }
        if index.number > number {
            let isNext = number > 0 && index.number == number + 1
            fork = isNext && index.before != nil && index.before != last ? true : nil
        }
        (number, last) = (index.number, signature.line)
        return index
    }

    /// Follows a change of the key; anything else changes nothing.
    ///
    /// - Returns: whether it was a later change than the last.
    public mutating func follow(_ json: [UInt8], _ signature: String) -> Bool {
        guard json.count <= KeyChange.mostBytes, let recovery = PublicKey(text: recovery),
            let signature = Signature(text: signature), recovery.verifies(json, signature),
            let change = KeyChange(json: json), change.generation > generation
        else { return false }
        if change.key != key { (number, last, fork) = (0, "", nil) }
        (key, generation) = (change.key, change.generation)
        return true
    }
}
