import CSDL2
import Dispatch
import Engine
import Glibc
import Sentences
import Storage
import Synchronization
import System

/// Records speech on its user's queue; the device is open only during a take.
///
/// Its state is used only from that queue, which its entry points check. SDL's audio thread accesses nothing, because
/// the samples are polled. It is therefore Sendable, though the compiler cannot prove it.
public nonisolated final class Microphone: @unchecked Sendable {
    /// Diagnostics.
    public struct Status: Hashable, Sendable {
        public var device = "closed"
        public var level = 0.0, seconds = 0.0

        public init() {}
    }

    /// Called on the microphone's queue.
    public typealias Tell = @Sendable (MicrophoneNews) -> Void

    private let queue: DispatchQueue
    private let folder: String
    private let shared = Mutex(Status())
    private var device: SDL_AudioDeviceID?
    /// The file being written, and who gets its reports.
    private var take: (file: Take, tell: Tell)?
    private var number = 0
    /// Takes that could not be saved: clearing space for another take leaves them.
    private var spared: Set<Sound> = []

    /// - Parameters:
    ///   - folder: the folder of takes.
    ///   - queue: the queue on which all functions but `status` must be called.
    public init(folder: String, queue: DispatchQueue) { (self.folder, self.queue) = (folder, queue) }

    public var status: Status { shared.withLock { $0 } }

    /// Deletes the takes of a run that crashed: recordings must not be left behind.
    public func forgetTakes() {
        dispatchPrecondition(condition: .onQueue(queue))
        if take == nil { Take.clear(folder) }
    }

    /// Keeps a take until ``giveUp(_:)``.
    public func spare(_ take: Sound) {
        dispatchPrecondition(condition: .onQueue(queue))
        spared.insert(take)
    }

    /// Releases a spared take, to be deleted with the next.
    public func giveUp(_ take: Sound) {
        dispatchPrecondition(condition: .onQueue(queue))
        spared.remove(take)
    }

    /// Reports whether there is a microphone.
    public func look(_ tell: Tell) {
        dispatchPrecondition(condition: .onQueue(queue))
        guard device == nil else { return tell(.ready) }
        let count = AudioSubsystem.begin { SDL_GetNumAudioDevices(1) }
        guard let count else { return tell(.missing) }
        AudioSubsystem.end {}
        // A negative number means that the driver cannot say before it tries.
        tell(count == 0 ? .missing : .ready)
    }

    /// Starts a take in place of any other.
    ///
    /// - Parameter tell: gets reports about this take only, until it has ended.
    public func begin(_ tell: @escaping Tell) {
        letGo()
        number += 1
        do {
            take = (try Take(folder: folder, number: number, sparing: spared), tell)
        } catch {
            return fail(error, tell)
        }
        guard openDevice() else {
            take = nil
            return tell(.unheard)
        }
        listen(number)
    }

    /// Ends the take and reports the result.
    public func end() {
        dispatchPrecondition(condition: .onQueue(queue))
        guard let device else { return }
        SDL_PauseAudioDevice(device, 1)
        guard hear(), let take else { return }
        closeDevice()
        self.take = nil
        do {
            // A microphone that delivered nothing counts as none.
            guard let seconds = try take.file.finish() else { return take.tell(.unheard) }
            take.tell(.taken(take.file.sound, seconds: seconds))
        } catch {
            fail(error, take.tell)
        }
    }

    /// Deletes the take unless it is spared, and closes the device.
    public func letGo() {
        dispatchPrecondition(condition: .onQueue(queue))
        closeDevice()
        take = nil
        Take.clear(folder, sparing: spared)
    }

    // MARK: - Listening

    /// Polls the samples twenty times a second until the take ends.
    private func listen(_ number: Int) {
        guard device != nil, self.number == number, let take else { return }
        let (file, heard) = (take.file, take.file.levels.count)
        guard hear() else { return }
        if file.levels.count > heard, let level = file.levels[heard...].max() {
            report(level: level, seconds: file.seconds)
            take.tell(.level(level, seconds: (file.seconds * 20).rounded(.down) / 20))
        }
        // A removed microphone delivers nothing more.
        if file.isFull || SDL_GetAudioDeviceStatus(device ?? 0) == SDL_AUDIO_STOPPED { return end() }
        queue.asyncAfter(deadline: .now() + .milliseconds(50)) { self.listen(number) }
    }

    /// Writes the samples captured since the last call.
    ///
    /// - Returns: whether they could be written; if not, the take ends.
    private func hear() -> Bool {
        guard let device, let take else { return false }
        var samples = [Int16](repeating: 0, count: Take.rate)
        do {
            while true {
                let bytes = samples.withUnsafeMutableBytes {
                    SDL_DequeueAudio(device, $0.baseAddress, UInt32($0.count))
                }
                guard bytes > 0 else { return true }
                try take.file.append(Array(samples.prefix(Int(bytes) / 2)))
                if take.file.isFull { return true }
            }
        } catch {
            closeDevice()
            self.take = nil
            fail(error, take.tell)
            return false
        }
    }

    private func fail(_ error: any Error, _ tell: Tell) {
        Log("microphone").error("\(path: folder): a take cannot be written (\(error))")
        tell(.failed(isFullDisk: (error as? CallFailure)?.isFullDisk == true))
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
            Log("microphone").notice("no microphone (\(library: String(cString: SDL_GetError())))")
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
