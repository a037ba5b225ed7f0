import Engine
import Synchronization

/// Tells a service the level of what is heard; it exists before the sound does.
public nonisolated final class AudioLevels: SoundLevels {
    private let listener = Mutex<(@Sendable (Exposure) -> Void)?>(nil)

    public init() {}

    public func listen(_ tell: @escaping @Sendable (Exposure) -> Void) { listener.withLock { $0 = tell } }

    /// Tells what a meter has measured since the last time; without a listener the meter stays off.
    ///
    /// - Parameters:
    ///   - rate: frames a second.
    ///   - device: how much louder or softer the device makes it.
    func tell(_ meter: LevelMeter, rate: Double, device: SoundCard.State) {
        guard let listener = listener.withLock({ $0 }) else { return }
        meter.start()
        guard let (frames, level) = meter.take() else { return }
        listener(Exposure(seconds: Double(frames) / rate, level: level + device.decibels, output: device.output))
    }
}
