import Engine
import Glibc
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

    @Test func `a device that can be set from now on gets the volume before the mix is whole`() {
        let card = Card(nil)
        let control = control(card)
        control.set(30) {}
        control.begin()
        #expect(eventually { news.all.count == 1 } && mixed == 0.3)
        card.state.withLock { $0 = SoundCard.State(output: .speaker) }
        #expect(
            eventually {
                control.look()
                return news.all.count == 2
            })
        #expect(card.asked.withLock(\.last) == 30)
    }

    @Test func `a device that cannot be set any more leaves the volume to the mix`() {
        let card = Card(SoundCard.State(output: .speaker))
        let control = control(card)
        control.set(30) {}
        control.begin()
        #expect(eventually { news.all.count == 1 } && mixed == 1)
        card.state.withLock { $0 = nil }
        #expect(
            eventually {
                control.look()
                return news.all.count == 2
            })
        #expect(mixed == 0.3)
    }

    @Test func `a device that hangs is asked once more and gets the last volume`() {
        let isHanging = Mutex(true)
        let asked = Mutex<[Int?]>([]), done = Mutex(0)
        let card = SoundCard { percent in
            asked.withLock { $0.append(percent) }
            while isHanging.withLock({ $0 }) { usleep(1000) }
            return SoundCard.State()
        }
        let control = VolumeControl(card: card, gain: gain) { _ in }
        control.set(10) { done.withLock { $0 += 1 } }
        #expect(eventually { asked.withLock(\.count) == 1 })
        for percent in 11...60 { control.set(percent) { done.withLock { $0 += 1 } } }
        isHanging.withLock { $0 = false }
        #expect(eventually { done.withLock { $0 } == 51 })
        #expect(asked.withLock { $0 } == [10, 60])
    }
}
