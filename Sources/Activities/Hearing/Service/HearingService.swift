import Engine
import Glibc
import Synchronization
import System

/// Adds up what is heard, second by second, and calibrates it.
final class HearingService: Service {
    typealias Wish = HearingRequest

    static let route: Route = "grownups/hearing"
    /// Seconds of sound until they are saved.
    private static let pause = 60.0

    private struct State: Sendable {
        var record = HearingRecord()
        var unsaved = 0.0
        /// The percent that the app knows.
        var told = 0
        /// What was heard since the noise began; nil without noise.
        var noise: Noise?
    }

    private struct Noise: Sendable {
        let visit: Visit
        var heard: [Exposure] = []
    }

    private let host: ActivityHost
    private let today: @Sendable () -> Int?
    private let state = Mutex(State())

    convenience init(_ host: ActivityHost) { self.init(host) { LocalTime.now().day } }

    /// - Parameter today: the local day since 1 January 1970.
    init(_ host: ActivityHost, today: @escaping @Sendable () -> Int?) { (self.host, self.today) = (host, today) }

    func documents(for world: World, _ extent: Extent) -> [AnyDocument] {
        state.withLock { $0.record = world[HearingRecord.self] ?? HearingRecord() }
        return []
    }

    /// Measuring costs a little, so it begins only where there is something to count.
    func begin() { if state.withLock({ $0.record.isCalibrated }) { listen() } }

    private func listen() { host.levels.listen { [weak self] in self?.hear($0) } }

    func carryOut(_ wish: HearingRequest, for visit: Visit) {
        switch wish {
        case .listen:
            state.withLock { $0.noise = Noise(visit: visit) }
            listen()
        case .calibrate(let meter):
            let isCalibrated = calibrate(meter)
            if isCalibrated { save() }
            host.answer(HearingAnswer(isCalibrated: isCalibrated), to: visit)
        case .forget:
            state.withLock { state in
                for output in Loudspeaker.Output.allCases { state.record.forget(output) }
            }
            save()
        }
    }

    func left(_ visit: Visit) {
        state.withLock { if $0.noise?.visit == visit { $0.noise = nil } }
    }

    func close() { if state.withLock({ $0.unsaved > 0 }) { save() } }

    // MARK: - Background

    private func hear(_ exposure: Exposure) {
        let day = state.withLock { state in state.record.day(by: today()) }
        let isDue = state.withLock { state in
            guard state.noise == nil else {
                state.noise?.heard.append(exposure)
                return false
            }
            state.record.add(exposure, on: day)
            state.unsaved += exposure.seconds
            return state.unsaved >= Self.pause || Int(state.record.dose(until: day) * 100) != state.told
        }
        if isDue { save(day) }
    }

    /// Compares the meter's number with the last seconds of the noise; its first may have begun in the middle.
    private func calibrate(_ meter: Int) -> Bool {
        state.withLock { state in
            guard let heard = state.noise?.heard.dropFirst().suffix(5), let last = heard.last else { return false }
            let same = heard.filter { $0.output == last.output }
            let power = same.reduce(0) { $0 + pow(10, $1.level / 10) } / Double(same.count)
            state.record.calibrate(last.output, meter: meter, level: 10 * log10(power))
            state.noise = nil
            return true
        }
    }

    private func save(_ day: Int? = nil) {
        let record = state.withLock { state in
            state.unsaved = 0
            state.told = Int(state.record.dose(until: day ?? state.record.day(by: today())) * 100)
            return state.record
        }
        host.save(AnyDocument(record))
        host.tell(.learned(AnyDocument(record)))
    }
}
