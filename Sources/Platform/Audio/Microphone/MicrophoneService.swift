import Dispatch
import Engine
import Glibc
import Sentences
import Storage
import Synchronization
import System

/// Listens to the microphone, which is open only meanwhile, and keeps takes until they are released.
///
/// Its state is used only on its queue, where SDL's samples are polled. It is therefore Sendable, though the compiler
/// cannot prove it.
public nonisolated final class MicrophoneService: Microphone, Service, @unchecked Sendable {
    /// The service's state, for diagnostics.
    struct State: Hashable, Sendable {
        var device = "closed"
        var level = 0.0, seconds = 0.0
    }

    private struct Listener {
        let visit: Visit
        let device: MicrophoneDevice
        let target: any SampleTarget
        let tell: Tell
        var speech: SpeechEnd
    }

    private let queue = DispatchQueue(label: "pasaka.microphone", qos: .userInitiated)
    private let folder: String
    private let shared = Mutex(State())
    private var listener: Listener?
    /// The number of times it has listened.
    private var number = 0
    /// Finished takes, by the visits that may still need them.
    private var takes: [Sound: Visit] = [:]
    private var spared: Set<Sound> = []

    /// Milliseconds between looks for new samples.
    private static let pause = 50

    /// - Parameter folder: the folder of takes.
    public init(folder: String) { self.folder = folder }

    var state: State { shared.withLock { $0 } }

    // MARK: - Service

    /// Deletes the takes of a run that crashed: recordings must not be left behind.
    public func prepare() { queue.async { if self.listener == nil { Take.clear(self.folder) } } }

    public func carryOut(_ wish: Never, for visit: Visit) {}

    public var status: [String] {
        let (state, level) = (state, Int((state.level * 100).rounded()))
        return ["voice in  \(state.device)  level \(level) %  \(inTenths(state.seconds)) s"]
    }

    /// Stops listening for a visit that did not say so; its takes stay, for a service may still be saving them.
    public func left(_ visit: Visit) {
        queue.async { if self.listener?.visit == visit { self.stop() } }
    }

    /// Closes the device and deletes all takes.
    public func close() {
        let done = DispatchSemaphore(value: 0)
        queue.async {
            self.stop()
            Take.clear(self.folder)
            done.signal()
        }
        _ = done.wait(timeout: .now() + .seconds(3))
    }

    // MARK: - Microphone

    public func look(for visit: Visit, _ tell: @escaping Tell) {
        queue.async {
            guard let listener = self.listener else { return tell(MicrophoneDevice.isThere ? .ready : .missing) }
            tell(listener.visit == visit ? .ready : .busy)
        }
    }

    public func listen(to target: MicrophoneTarget, for visit: Visit, _ tell: @escaping Tell) {
        switch target {
        case .take:
            queue.async {
                self.begin(visit, tell) { [self] () throws(CallFailure) in
                    OpenFolder.make(folder)
                    return try Take(folder: folder, number: number, sparing: kept)
                }
            }
        case .socket(let socket, let rate):
            let own = fcntl(socket, F_DUPFD_CLOEXEC, 0)
            queue.async {
                let target = SampleSocket(own, rate: rate)
                self.begin(visit, tell) { () throws(CallFailure) in target }
            }
        }
    }

    public func end(for visit: Visit) { queue.async { if self.listener?.visit == visit { self.end() } } }

    public func letGo(for visit: Visit) { queue.async { self.forget(visit) } }

    public func spare(_ take: Sound) { queue.async { self.spared.insert(take) } }

    public func giveUp(_ take: Sound) { queue.async { self.spared.remove(take) } }

    // MARK: - On the queue

    private func begin(_ visit: Visit, _ tell: @escaping Tell, _ make: () throws(CallFailure) -> any SampleTarget) {
        guard listener.map({ $0.visit == visit }) ?? true else { return tell(.busy) }
        forget(visit)
        number += 1
        let target: any SampleTarget
        do throws(CallFailure) { target = try make() } catch { return fail(error, tell) }
        guard let device = MicrophoneDevice(rate: target.rate) else { return tell(.unheard) }
        listener = Listener(
            visit: visit, device: device, target: target, tell: tell, speech: SpeechEnd(rate: target.rate))
        report()
        listen(number)
    }

    /// Polls the samples twenty times a second until the end.
    private func listen(_ number: Int) {
        guard self.number == number, listener != nil, hear(), let listener else { return }
        // A removed microphone delivers nothing more.
        if listener.target.isFull || listener.device.isStopped { return end() }
        queue.asyncAfter(deadline: .now() + .milliseconds(Self.pause)) { self.listen(number) }
    }

    /// Passes on the samples captured since the last call, and tells what was heard in them.
    ///
    /// - Returns: whether they could be passed on; if not, listening ends.
    private func hear() -> Bool {
        guard let tell = listener?.tell else { return false }
        do throws(CallFailure) {
            let (level, hasPaused) = try takeSamples()
            guard let seconds = listener?.target.seconds else { return false }
            if let level {
                report(level: level, seconds: seconds)
                tell(.level(level, seconds: (seconds * 20).rounded(.down) / 20))
            }
            if hasPaused { tell(.speechEnded(seconds: seconds)) }
            return true
        } catch {
            stop()
            fail(error, tell)
            return false
        }
    }

    /// - Returns: the loudest level that is new, and whether speech has ended.
    private func takeSamples() throws(CallFailure) -> (level: Double?, hasPaused: Bool) {
        var (level, hasPaused) = (nil as Double?, false)
        while let listener, !listener.target.isFull {
            let samples = listener.device.samples()
            guard !samples.isEmpty else { break }
            level = try (listener.target.append(samples) + [level].compactMap(\.self)).max()
            let pauses = self.listener?.speech.hear(samples) == true
            hasPaused = hasPaused || pauses
        }
        return (level, hasPaused)
    }

    private func end() {
        listener?.device.pause()
        guard hear(), let listener else { return }
        stop()
        do throws(CallFailure) {
            let result = try listener.target.result()
            if case .taken(let take, _) = result { takes[take] = listener.visit }
            listener.tell(result)
        } catch {
            fail(error, listener.tell)
        }
    }

    private func stop() {
        guard let listener else { return }
        listener.device.close()
        self.listener = nil
        report()
    }

    /// Stops listening for a visit, and deletes its takes.
    private func forget(_ visit: Visit) {
        if listener?.visit == visit { stop() }
        takes = takes.filter { $0.value != visit }
        Take.clear(folder, sparing: kept)
    }

    /// Files that must not be deleted: a take that is being recorded for another visit, too.
    private var kept: Set<Sound> {
        let current = (listener?.target as? Take).map { [$0.sound, $0.samples] } ?? []
        return spared.union(takes.keys).union(current)
    }

    private func fail(_ error: CallFailure, _ tell: Tell) {
        Log("microphone").error("\(path: folder): a take cannot be written (\(error))")
        tell(.failed(isFullDisk: error.isFullDisk))
    }

    private func report(level: Double = 0, seconds: Double = 0) {
        let name = listener == nil ? "closed" : MicrophoneDevice.driver
        shared.withLock { state in
            state.device = name
            state.level = level
            state.seconds = seconds
        }
    }
}
