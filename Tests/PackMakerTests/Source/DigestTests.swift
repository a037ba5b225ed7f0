import Testing

@testable import PackMaker

struct DigestTests {
    @Test(
        arguments: [
            ("", "00000000000000000000000000000000"), ("hello", "cbd8a7b341bd9b025b1e906a48ae1d19"),
            ("The quick brown fox jumps over the lazy dog", "e34bbc7bbc071b6c7a433ca9c49a9347"),
        ])
    func `the digest is that of MurmurHash3`(text: String, digest: String) {
        var made = Digest()
        made.add(text.utf8)
        #expect(made.finish() == digest)
    }

    @Test(arguments: [1, 3, 15, 16, 17, 31, 64, 1000])
    func `it does not matter in which pieces the contents come`(size: Int) {
        let bytes = (0..<1003).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        var whole = Digest(), pieces = Digest()
        whole.add(bytes)
        for start in stride(from: 0, to: bytes.count, by: size) { pieces.add(bytes[start..<min(start + size, 1003)]) }
        #expect(pieces.finish() == whole.finish())
    }
}
