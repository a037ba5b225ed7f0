/// What is kept of a PIN: PBKDF2-HMAC-SHA256 (RFC 8018) of it, with a salt of its own.
///
/// Four digits are soon tried out by whoever reads the file; the hash keeps the digits, which may also be those of a
/// bank card, from being read there.
struct PinHash: Hashable, Codable, Sendable {
    let salt: [UInt8]
    let rounds: Int
    let hash: [UInt8]

    /// The rounds of a new PIN: a few hundredths of a second on a slow machine.
    static let usualRounds = 20_000
    /// A file that asks for more is not believed.
    private static let mostRounds = 1_000_000

    init(of pin: String, salt: [UInt8], rounds: Int = usualRounds) {
        (self.salt, self.rounds) = (salt, rounds)
        hash = Self.derived(from: Array(pin.utf8), salt, rounds)
    }

    /// In place of one that is not shown: no PIN fits it.
    static let none = PinHash(salt: [], rounds: 0, hash: [])

    private init(salt: [UInt8], rounds: Int, hash: [UInt8]) {
        (self.salt, self.rounds, self.hash) = (salt, rounds, hash)
    }

    /// With 16 bytes of chance.
    init(of pin: String) {
        var chance = SystemRandomNumberGenerator()
        self.init(of: pin, salt: (0..<16).map { _ in .random(in: .min ... .max, using: &chance) })
    }

    func fits(_ pin: String) -> Bool {
        guard (1...Self.mostRounds).contains(rounds) else { return false }
        let other = Self.derived(from: Array(pin.utf8), salt, rounds)
        return other.count == hash.count && zip(other, hash).reduce(0) { $0 | $1.0 ^ $1.1 } == 0
    }

    private static func derived(from password: [UInt8], _ salt: [UInt8], _ rounds: Int) -> [UInt8] {
        let code = HMAC(key: password)
        var latest = code.of(salt + [0, 0, 0, 1])
        var sum = latest
        for _ in 1..<max(rounds, 1) {
            latest = code.of(latest)
            for place in sum.indices { sum[place] ^= latest[place] }
        }
        return sum
    }
}

/// HMAC-SHA256 (RFC 2104) with a key; the key's own blocks are mixed once.
private struct HMAC {
    private let inner, outer: SHA256

    init(key: [UInt8]) {
        let short = key.count > SHA256.blockLength ? SHA256.digest(of: key) : key
        let block = short + [UInt8](repeating: 0, count: SHA256.blockLength - short.count)
        func begun(_ mask: UInt8) -> SHA256 {
            var digest = SHA256()
            digest.add(block.map { $0 ^ mask })
            return digest
        }
        (inner, outer) = (begun(0x36), begun(0x5c))
    }

    func of(_ bytes: [UInt8]) -> [UInt8] {
        var (inner, outer) = (inner, outer)
        inner.add(bytes)
        outer.add(inner.finish())
        return outer.finish()
    }
}
