import Engine
import Synchronization
import TestSupport
import Testing

@testable import Platform

struct VolumeControlTests {
    /// A card in which headphones can be plugged.
    private final class Card: Sendable {
        let asked = Mutex<[Int?]>([])
        let state: Mutex<SoundCard.State?>

        init(_ state: SoundCard.State?) { self.state = Mutex(state) }

        var card: SoundCard {
            SoundCard { percent in
                self.asked.withLock { $0.append(percent) }
                return self.state.withLock { $0 }
            }
        }
    }

    private final class News: Sendable {
        private let news = Mutex<[Loudspeaker]>([])
        var all: [Loudspeaker] { news.withLock { $0 } }
        func add(_ reply: Input.Reply) {
            guard case .learned(let document) = reply, let loudspeaker = document.content as? Loudspeaker else {
                return
            }
            news.withLock { $0.append(loudspeaker) }
        }
    }

    private let news = News()
    private let gain = MixGain()

    private func control(_ card: Card) -> VolumeControl {
        VolumeControl(card: card.card, gain: gain) { [news] in news.add($0) }
    }

    /// The gain of the mix, once it has got there.
    private var mixed: Float {
        var samples = [Float](repeating: 1, count: 10_000)
        samples.withUnsafeMutableBufferPointer { gain.apply(to: $0) }
        return samples[9999]
    }

    @Test func `it tells what there is when it begins, and nothing before`() {
        let control = control(Card(SoundCard.State(output: .headphones)))
        control.look()
        control.begin()
        #expect(eventually { news.all.map(\.output) == [.headphones] && news.all.allSatisfy(\.isAdjustable) })
    }

    @Test func `a device with a volume gets it, and the mix stays as it is`() {
        let card = Card(SoundCard.State(decibels: -12))
        let control = control(card)
        let isDone = Mutex(false)
        control.set(30) { isDone.withLock { $0 = true } }
        #expect(eventually { isDone.withLock { $0 } })
        #expect(card.asked.withLock { $0 } == [30])
        #expect(mixed == 1)
        #expect(control.known.decibels == -12)
        #expect(news.all == [])
    }

    @Test func `without a volume of the device the mix gets softer`() {
        let control = control(Card(nil))
        let isDone = Mutex(false)
        control.set(30) { isDone.withLock { $0 = true } }
        #expect(eventually { isDone.withLock { $0 } })
        #expect(mixed == 0.3)
    }

    @Test func `headphones that are plugged in are told when somebody looks`() {
        let card = Card(SoundCard.State(output: .speaker))
        let control = control(card)
        control.begin()
        #expect(eventually { news.all.count == 1 })
        card.state.withLock { $0 = SoundCard.State(output: .headphones) }
        #expect(
            eventually {
                control.look()
                return news.all.last?.output == .headphones
            })
        #expect(news.all.count == 2)
    }
}
