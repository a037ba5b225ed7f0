import Engine
import Inference
import TestSupport
import Testing

/// Files that lie, in the real sandbox: nothing of them reaches the parent but a failure or some text.
struct OddRecogniserTests {
    typealias Place = WritableKeyPath<TinyRecogniser.Hyperparameters, Int32> & Sendable

    @Test(
        arguments: [
            ("a state of nothing", \.textState, 0), ("two different states", \.audioState, 16),
            ("heads that do not divide the state", \.audioHeads, 3), ("no heads", \.textHeads, 0),
            ("a layer too many", \.textLayers, 33), ("layers below nothing", \.audioLayers, -1),
            ("a huge context", \.audioContext, .max), ("an unknown format", \.format, 77),
            ("blocks that do not fit", \.format, 10), ("more tokens", \.vocabulary, 60_000), ("odd bands", \.mels, 81),
        ] as [(String, Place, Int32)]
    ) func `a header that lies is refused`(what: String, place: Place, number: Int32) throws {
        var model = TinyRecogniser()
        let rest = TinyRecogniser.file(Array(model.parts.dropFirst()))
        model.hyperparameters[keyPath: place] = number
        #expect(throws: HearingFailure.unreadable) { try RunningEars().load(model.header + rest) }
    }

    @Test(arguments: [
        "five dimensions", "long name", "other size", "other format", "twice", "missing", "unknown", "more",
    ])
    func `a tensor that lies is refused`(lie: String) throws {
        let model = TinyRecogniser()
        var parts = model.parts
        let last = parts.count - 1
        var tensor = try #require(model.tensors.last)
        switch lie {
        case "five dimensions": parts[last].replaceSubrange(0..<4, with: [5, 0, 0, 0])
        case "long name": parts[last].replaceSubrange(4..<8, with: [0xff, 0xff, 0xff, 0x7f])
        case "other size":
            tensor.sizes = [64]
            parts[last] = tensor.bytes
        case "other format":
            tensor.isHalf = true
            parts[last] = tensor.bytes
        case "twice": parts[last] = parts[last - 1]
        case "missing": parts.removeLast()
        case "unknown":
            tensor.name += "s"
            parts[last] = tensor.bytes
        default: parts.append([0])
        }
        #expect(throws: HearingFailure.unreadable) { try RunningEars().load(TinyRecogniser.file(parts)) }
    }

    @Test func `words without a space, or of a gigabyte, are refused`() throws {
        var parts = TinyRecogniser().parts
        parts[2][8] = UInt8(ascii: "_")
        #expect(throws: HearingFailure.unreadable) { try RunningEars().load(TinyRecogniser.file(parts)) }
        parts[2].replaceSubrange(4..<8, with: [0, 0, 0, 0x40])
        #expect(throws: HearingFailure.unreadable) { try RunningEars().load(TinyRecogniser.file(parts)) }
    }

    private static let good = TinyRecogniser().bytes

    @Test(arguments: 0..<20) func `flipped bits end in a failure or in some text`(seed: UInt64) throws {
        var chance = Chance(seed: seed)
        let good = Self.good
        for _ in 0..<10 {
            var bytes = good
            // Most of them where counts and names are.
            let most = Bool.random(using: &chance) ? 2000 : bytes.count
            for _ in 0..<Int.random(in: 1...4, using: &chance) {
                bytes[Int.random(in: 0..<most, using: &chance)] ^= 1 << UInt8.random(in: 0..<8, using: &chance)
            }
            if Int.random(in: 0..<4, using: &chance) == 0 {
                bytes.removeLast(Int.random(in: 1..<bytes.count, using: &chance))
            }
            do {
                let helper = try RunningEars()
                try helper.load(bytes)
                _ = try helper.session.hear(.second)
            } catch is HearingFailure {
                // It says why, or is dead.
            }
        }
    }
}
