import Engine
import TalePacks

/// A take to be saved, until it is.
struct WantedTake: Sendable {
    let sound: Sound
    /// The recording's file without extension.
    let name: String
    let seconds: Double
    let take: SlideTake
    /// Why the last attempt to save it failed.
    private(set) var failure = RecorderAnswer.Failure.unwritable

    init(sound: Sound, name: String, seconds: Double, take: SlideTake) {
        (self.sound, self.name, self.seconds, self.take) = (sound, name, seconds, take)
    }

    var news: RecorderAnswer { .unkept(sound, seconds: seconds, failure, of: take) }

    func refused(_ failure: RecorderAnswer.Failure) -> WantedTake {
        var copy = self
        copy.failure = failure
        return copy
    }

    func isSameSlide(as other: WantedTake) -> Bool {
        take.place == other.take.place && take.slide == other.take.slide
    }
}
