import Testing

@testable import GrownUps

struct PinHashTests {
    private func hexadecimal(_ bytes: [UInt8]) -> String {
        bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    /// FIPS 180-4's examples, and lengths about the end of a block.
    @Test(arguments: [
        ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        (
            "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
        ),
        (
            "0123456789012345678901234567890123456789012345678901234567890123",
            "9674d9e078535b7cec43284387a6ee39956188e735a85452b0050b55341cda56"
        ),
    ])
    func `a digest is that of the standard`(text: String, expected: String) {
        #expect(hexadecimal(SHA256.digest(of: Array(text.utf8))) == expected)
    }

    /// PBKDF2-HMAC-SHA256's well-known examples.
    @Test(arguments: [
        ("password", "salt", 1, "120fb6cffcf8b32c43e7225256c4f837a86548c92ccc35480805987cb70be17b"),
        ("password", "salt", 2, "ae4d0c95af6b46d32d0adff928f06dd02a303f8ef3c251dfd6e2d85a95474c43"),
    ])
    func `a hash is that of the standard`(password: String, salt: String, rounds: Int, expected: String) {
        let hash = PinHash(of: password, salt: Array(salt.utf8), rounds: rounds)
        #expect(hexadecimal(hash.hash) == expected)
    }

    @Test func `only the same PIN fits, and each has a salt of its own`() {
        let hash = PinHash(of: "1234", salt: [1, 2, 3], rounds: 3)
        #expect(hash.fits("1234"))
        #expect(!hash.fits("1235"))
        #expect(!hash.fits(""))
        #expect(!PinHash.none.fits(""))
        #expect(PinHash(of: "1").salt != PinHash(of: "1").salt)
    }
}
