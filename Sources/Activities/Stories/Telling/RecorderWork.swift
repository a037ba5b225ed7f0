import Engine
import TalePacks

/// What becomes of the slide that is being recorded.
extension RecorderViewModel {
    /// The state of the current slide.
    enum Work: Hashable {
        case idle
        /// The microphone was requested and has not answered yet.
        case starting(SlideTake)
        case recording(SlideTake, seconds: Double)
        case ending(SlideTake)
        case taken(Recorded)
        case keeping(Recorded)
    }

    /// A finished take.
    struct Recorded: Hashable {
        let take: SlideTake
        let sound: Sound
        let seconds: Double
        /// Whether it is silent.
        var isSilent = false
    }

    /// A message for the grown-up.
    enum Notice: Hashable {
        case noMicrophone
        case failed(RecorderAnswer.Failure)
        /// Another slide was requested while a take is unsaved.
        case keepFirst
        /// Leaving was requested while a take was unsaved; it has now been saved.
        case kept
    }
}
