import CSDL2
import Dispatch
import Engine
import Glibc
import Logging
import Synchronization

/// Takes down what is said, on a queue of its own user; the device is open only while a take is made.
public nonisolated final class Microphone: @unchecked Sendable {  // its state is used from its queue alone
    /// What the developer wants to know.
    public struct Status: Hashable, Sendable {
        public var device = "closed"
        public var level = 0.0, seconds = 0.0

        public init() {}
    }

    private let queue: DispatchQueue
    private let folder: String
    private let deliver: @Sendable (RecorderNews) -> Void
    private let shared = Mutex(Status())
    private var device: SDL_AudioDeviceID?
    private var take: Take?
    private var number = 0

    /// - Parameters:
    ///   - folder: where takes lie.
    ///   - queue: on which all functions but `status` must be called.
    ///   - deliver: called on that queue.
    public init(folder: String, queue: DispatchQueue, deliver: @escaping @Sendable (RecorderNews) -> Void) {
        (self.folder, self.queue, self.deliver) = (folder, queue, deliver)
    }

    public var status: Status { shared.withLock { $0 } }

    /// Tells whether there is a microphone.
    public func look() {
        dispatchPrecondition(condition: .onQueue(queue))
        guard device == nil else { return deliver(.ready) }
        let count = AudioSubsystem.begin { SDL_GetNumAudioDevices(1) }
        guard let count else { return deliver(.noMicrophone) }
        AudioSubsystem.end {}
        // Below 0 the driver cannot say before it is tried.
        deliver(count == 0 ? .noMicrophone : .ready)
    }

    /// Begins a take in place of any other.
    public func begin() {
        letGo()
        number += 1
        do { take = try Take(folder: folder, number: number) } catch { return fail(error) }
        guard openDevice() else {
            take = nil
            return deliver(.noMicrophone)
        }
        listen(number)
    }

    /// Ends the take and tells what it has become.
    public func end() {
        guard let device else { return }
        SDL_PauseAudioDevice(device, 1)
        guard hear(), let take else { return }
        closeDevice()
        self.take = nil
        do {
            // A microphone that gave nothing at all is as good as none.
            guard let seconds = try take.finish() else { return deliver(.noMicrophone) }
            deliver(.taken(take.sound, seconds: seconds))
        } catch {
            fail(error)
        }
    }

    /// Throws the take away and lets the device go.
    public func letGo() {
        dispatchPrecondition(condition: .onQueue(queue))
        closeDevice()
        take = nil
        Take.clear(folder)
    }

    // MARK: - Listening

    /// Hears what has come, twenty times a second, until the take ends.
    private func listen(_ number: Int) {
        guard device != nil, self.number == number, let take else { return }
        let heard = take.levels.count
        guard hear() else { return }
        if take.levels.count > heard, let level = take.levels[heard...].max() {
            report(level: level, seconds: take.seconds)
            deliver(.level(level, seconds: (take.seconds * 20).rounded(.down) / 20))
        }
        // A microphone that was pulled out has said all it will say.
        if take.isFull || SDL_GetAudioDeviceStatus(device ?? 0) == SDL_AUDIO_STOPPED { return end() }
        queue.asyncAfter(deadline: .now() + .milliseconds(50)) { self.listen(number) }
    }

    /// Writes what the device has taken in since the last time.
    ///
    /// - Returns: whether that could be written; where not, the take is over.
    private func hear() -> Bool {
        guard let device, let take else { return false }
        var samples = [Int16](repeating: 0, count: Take.rate)
        do {
            while true {
                let bytes = samples.withUnsafeMutableBytes {
                    SDL_DequeueAudio(device, $0.baseAddress, UInt32($0.count))
                }
                guard bytes > 0 else { return true }
                try take.append(Array(samples.prefix(Int(bytes) / 2)))
                if take.isFull { return true }
            }
        } catch {
            closeDevice()
            self.take = nil
            fail(error)
            return false
        }
    }

    private func fail(_ error: any Error) {
        let code = (error as? Take.Failure)?.code ?? EIO
        Logger(label: "pasaka.microphone").error(
            "\(folder): a take cannot be written (\(String(cString: strerror(code))))")
        deliver(.failed(code == ENOSPC || code == EDQUOT ? .full : .unwritable))
    }

    // MARK: - Device

    private func openDevice() -> Bool {
        var wanted = SDL_AudioSpec()
        (wanted.freq, wanted.format, wanted.channels) = (Int32(Take.rate), UInt16(AUDIO_S16LSB), 1)
        wanted.samples = 1024
        device = AudioSubsystem.begin {
            let device = SDL_OpenAudioDevice(nil, 1, &wanted, nil, 0)
            return device == 0 ? nil : device
        }
        guard let device else {
            Logger(label: "pasaka.microphone").notice("no microphone (\(String(cString: SDL_GetError())))")
            return false
        }
        SDL_PauseAudioDevice(device, 0)
        report()
        return true
    }

    private func closeDevice() {
        guard let device else { return }
        AudioSubsystem.end { SDL_CloseAudioDevice(device) }
        self.device = nil
        report()
    }

    private func report(level: Double = 0, seconds: Double = 0) {
        let driver = SDL_GetCurrentAudioDriver().map { String(cString: $0) } ?? "?"
        let name = device == nil ? "closed" : driver
        shared.withLock { ($0.device, $0.level, $0.seconds) = (name, level, seconds) }
    }
}
