import Engine
import Storage

/// The receiver of a microphone's samples; used on the microphone's queue only.
nonisolated protocol SampleTarget: AnyObject {
    /// Samples per second.
    var rate: Int { get }
    /// The length so far.
    var seconds: Double { get }
    /// Whether nothing more can be added.
    var isFull: Bool { get }

    /// Adds samples.
    ///
    /// - Returns: the levels of the twentieths of a second that they complete.
    func append(_ samples: [Int16]) throws(CallFailure) -> [Double]
    /// Completes it: `taken`, `sent`, or `unheard` if nothing was added.
    func result() throws(CallFailure) -> MicrophoneEvent
}
