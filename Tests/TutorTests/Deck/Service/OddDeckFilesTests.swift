import Conversion
import Foundation
import TestSupport
import Testing

@testable import Tutor

/// What stands in place of a deck's file.
struct OddDeckFilesTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private static let converter: String = {
        let own = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
        return own.deletingLastPathComponent().appending(path: "pasaka-converter").path
    }()

    private func sentence(_ path: String) -> String? {
        do throws(DeckReader.Refusal) {
            _ = try DeckReader(converter: Self.converter).read(path)
            return nil
        } catch {
            return error.description
        }
    }

    @Test func `a pipe, a device and a folder are not waited for`() {
        let pipe = folder.path + "/pipe.apkg"
        #expect(mkfifo(pipe, 0o600) == 0)
        for path in [pipe, "/dev/zero", "/dev/null", folder.path] {
            #expect(sentence(path) == "\(path): it is not an ordinary file")
        }
    }

    @Test(
        arguments: [
            (.fixed(.empty), .empty), (.fixed(.newerDeck), .newerAnki), (.fixed(.onlyUpdate), .newerAnki),
            (.fixed(.cutOff), .damaged), (.fixed(.brokenCollection), .damaged), (.entry(.damaged, "a"), .damaged),
            (.entry(.encrypted, "a"), .locked), (.tooManyMegabytes(300, most: 128), .tooLarge),
            (.largeEntry("a", megabytes: 256), .tooLarge), (.fixed(.noDeck), .notRead), (nil, .notRead),
        ] as [(ConversionReason?, DeckReader.Refusal.Kind)])
    func `the page says the reason of the converter`(reason: ConversionReason?, kind: DeckReader.Refusal.Kind) {
        #expect(DeckReader.Refusal.Kind(reason) == kind)
    }

    @Test func `a file of the kernel's that says it is empty counts as empty`() {
        #expect(sentence("/proc/self/maps") == "/proc/self/maps is empty")
    }
}
