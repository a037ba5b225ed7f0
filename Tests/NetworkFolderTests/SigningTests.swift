import Testing

@testable import NetworkFolder

struct SigningTests {
    private let key = SecretKey(seed: Array(0..<32))
    private let content = Array("Pasaka".utf8)

    @Test func `a key is the one of RFC 8032 for its seed`() {
        // Its first example.
        let seed: [UInt8] = [
            0x9d, 0x61, 0xb1, 0x9d, 0xef, 0xfd, 0x5a, 0x60, 0xba, 0x84, 0x4a, 0xf4, 0x92, 0xec, 0x2c, 0xc4, 0x44, 0x49,
            0xc5, 0x69, 0x7b, 0x32, 0x69, 0x19, 0x70, 0x3b, 0xac, 0x03, 0x1c, 0xae, 0x7f, 0x60,
        ]
        #expect(SecretKey(seed: seed).publicKey.bytes.prefix(4) == [0xd7, 0x5a, 0x98, 0x01])
        #expect(SecretKey(seed: seed).sign([]).bytes.prefix(4) == [0xe5, 0x56, 0x43, 0x00])
    }

    @Test func `what a key has signed is its own, and nothing else is`() {
        let signature = key.sign(content)
        #expect(key.publicKey.verifies(content, signature))
        #expect(!key.publicKey.verifies(content + [0], signature))
        #expect(!SecretKey(seed: Array(1..<33)).publicKey.verifies(content, signature))
    }

    @Test func `keys and signatures are read as they are written`() throws {
        #expect(PublicKey(text: key.publicKey.text) == key.publicKey)
        #expect(PublicKey(text: key.publicKey.line) == key.publicKey)
        #expect(SecretKey(text: key.text)?.publicKey == key.publicKey)
        let read = try #require(Signature(text: key.sign(content).text))
        #expect(key.publicKey.verifies(content, read))
    }

    @Test(arguments: [
        "", "RWQ", "untrusted comment: x\n", "comment\nRWQAAAAAAAAAAA==", "RWQAAAAAAAAAAA==",
        "untrusted comment: x\n%%%\n",
    ])
    func `other text is neither key nor signature`(text: String) {
        #expect(PublicKey(text: text) == nil)
        #expect(SecretKey(text: text) == nil)
        #expect(Signature(text: text) == nil)
    }

    @Test func `a secret key with one wrong letter is none`() {
        var letters = Array(key.text)
        let place = letters.count - 20
        letters[place] = letters[place] == "A" ? "B" : "A"
        #expect(SecretKey(text: String(letters)) == nil)
    }
}

struct RecoveryWordsTests {
    private let seed: [UInt8] = Array(100..<132)

    @Test func `a seed is 24 words of four letters`() {
        let words = RecoveryWords(seed: seed).words
        #expect(words.count == 24)
        #expect(words.allSatisfy { $0.count == 4 })
        #expect(RecoveryWords(seed: [UInt8](repeating: 0, count: 32)).words.prefix(2) == ["baba", "baba"])
    }

    @Test func `words lead back to the seed, however they are typed`() {
        let words = RecoveryWords(seed: seed).words
        #expect(RecoveryWords.seed(of: words.joined(separator: " ")) == seed)
        #expect(RecoveryWords.seed(of: words.joined(separator: ",\n").uppercased()) == seed)
    }

    @Test func `a missing, unknown or wrong word leads nowhere`() {
        let words = RecoveryWords(seed: seed).words
        #expect(RecoveryWords.seed(of: words.dropLast().joined(separator: " ")) == nil)
        #expect(RecoveryWords.seed(of: (["xyzu"] + words.dropFirst()).joined(separator: " ")) == nil)
        let other = words[0] == "badu" ? "bada" : "badu"
        #expect(RecoveryWords.seed(of: ([other] + words.dropFirst()).joined(separator: " ")) == nil)
    }
}
