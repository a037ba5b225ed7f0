import Testing

@testable import NetworkFolder

struct TrustTests {
    private let key = SecretKey(seed: Array(0..<32)), recovery = SecretKey(seed: Array(32..<64))
    private var trust: Trust

    init() { trust = Trust(key: key.publicKey, recovery: recovery.publicKey) }

    private func index(_ number: Int, ring: NetworkIndex.Ring = .all) -> NetworkIndex {
        var index = NetworkIndex(network: "Bibliotēka", number: number, date: "2026-11-29", ring: ring)
        index.packs = [
            NetworkIndex.Pack(
                id: "racenis", title: "Rācenis", version: 1, sha256: String(repeating: "a", count: 64), size: 1000)
        ]
        return index
    }

    private func signed(_ index: NetworkIndex, by key: SecretKey? = nil) -> ([UInt8], String) {
        (index.json, (key ?? self.key).sign(index.json).text)
    }

    /// Lets the kiosk follow an index, and says why it does not.
    private mutating func refusal(_ signed: ([UInt8], String)) -> NetworkRefusal? {
        do throws(NetworkRefusal) {
            _ = try trust.accept(signed.0, signed.1)
            return nil
        } catch {
            return error
        }
    }

    @Test mutating func `a signed index is followed, and again`() throws {
        let (json, signature) = signed(index(3))
        let followed = try trust.accept(json, signature)
        #expect(followed == index(3))
        #expect(trust.number == 3)
        let again = refusal((json, signature))
        #expect(again == nil)
    }

    @Test mutating func `a false, a swapped and a changed index are refused`() {
        let (json, signature) = signed(index(3))
        let wrong = [signature, signed(index(4)).1, signed(index(3), by: recovery).1, ""]
        let refusals = zip([json + [32], json, json, json], wrong).map { refusal($0) }
        #expect(refusals == [.unsigned, .unsigned, .unsigned, .unreadable])
        #expect(trust.number == 0)
    }

    @Test(arguments: ["<html>", "", "{", #"{"network":"a","number":1,"date":"2026-11-29","ri"#, #"{"a":"}"#])
    mutating func `half an index is no index, whoever has signed it`(text: String) {
        let refusal = refusal((Array(text.utf8), signed(index(3)).1))
        #expect(refusal == .unreadable)
    }

    @Test mutating func `an earlier index and another with the same number are refused`() throws {
        var twin = index(3)
        twin.withdrawn = ["racenis"]
        let refusals = [index(3), index(2), twin].map { refusal(signed($0)) }
        #expect(refusals == [nil, .old, .old])
    }

    @Test mutating func `an index for the pilots is not for all, and one for all is for the pilots, too`() throws {
        let usual = refusal(signed(index(3, ring: .pilot)))
        #expect(usual == .foreign)
        trust.ring = .pilot
        let refusals = [index(3, ring: .pilot), index(4)].map { refusal(signed($0)) }
        #expect(refusals == [nil, nil])
    }

    @Test(arguments: [
        #"{}"#, "[",
        #"{"network":"a","number":0,"date":"2026-11-29","ring":"all","packs":[],"withdrawn":[],"settings":{}}"#,
        #"{"network":"a","number":1,"date":"someday","ring":"all","packs":[],"withdrawn":[],"settings":{}}"#,
        #"{"network":"a","number":1,"date":"2026-11-29","ring":"all","packs":[],"withdrawn":["../x"],"settings":{}}"#,
        #"{"network":"a\u0000b","number":1,"date":"2026-11-29","ring":"all","packs":[],"withdrawn":[],"settings":{}}"#,
        #"{"network":"a","number":9000000000,"date":"2026-11-29","ring":"all","packs":[],"withdrawn":[],"settings":{}}"#,
    ])
    mutating func `what is signed and yet no index is refused`(text: String) {
        let json = Array(text.utf8)
        let refusal = refusal((json, key.sign(json).text))
        #expect(refusal == .unreadable)
    }

    @Test(arguments: ["..", ".hidden", "a/b", "", "a\u{202e}b", String(repeating: "a", count: 101)])
    mutating func `a tale with such an id is refused`(id: String) {
        var index = index(1)
        index.packs[0].id = id
        let refusal = refusal(signed(index))
        #expect(refusal == .unreadable)
    }

    @Test mutating func `two tales with one id, a wrong digest and a size beyond all are refused`() {
        var twice = index(1), digest = index(1), size = index(1)
        twice.packs.append(twice.packs[0])
        digest.packs[0].sha256 = "../../../etc/passwd"
        size.packs[0].size = 1 << 40
        let refusals = [twice, digest, size].map { refusal(signed($0)) }
        #expect(refusals == [.unreadable, .unreadable, .unreadable])
    }

    @Test mutating func `the key of the paper names a new key, and the old one is no longer followed`() throws {
        let next = SecretKey(seed: Array(64..<96))
        let before = refusal(signed(index(900)))
        #expect(before == nil)
        let change = KeyChange(to: next.publicKey, generation: 1)
        // By the key that was lost, by none, by that of the paper, and by that once more: an earlier change cannot bring a
        // lost key back.
        let signatures = [
            key.sign(change.json).text, "", recovery.sign(change.json).text, recovery.sign(change.json).text,
        ]
        let followed = signatures.map { trust.follow(change.json, $0) }
        #expect(followed == [false, false, true, false])
        let refusals = [signed(index(901)), signed(index(1), by: next)].map { refusal($0) }
        #expect(refusals == [.unsigned, nil])
    }
}

struct WebAddressTests {
    @Test(arguments: [
        "https://a.lv/days", "http://localhost", "http://127.0.0.1:8123/days", "http://[::1]:8123", "http://localhost/",
    ])
    func `what a kiosk tells of itself goes over HTTPS, or to its own machine`(address: String) {
        #expect(WebAddress.isForDays(address))
    }

    @Test(arguments: [
        "http://a.lv/days", "http://localhost.a.lv", "http://localhost@a.lv", "http://localhost:80@a.lv/",
        "http://127.0.0.10",
        "http://[::1].a.lv", "https://", "", "ftp://localhost", "http://localhost:\\@a.lv",
    ])
    func `nothing else gets what a kiosk tells of itself`(address: String) {
        #expect(!WebAddress.isForDays(address))
        let key = SecretKey().publicKey
        let invitation = StickInvitation(
            name: "Bibliotēkas", address: "http://a.lv", outbox: address, trust: Trust(key: key, recovery: key))
        #expect(invitation.isSound == address.isEmpty)
    }
}
