import Engine
import Glibc
import Storage

/// Sends samples over a stream socket without ever waiting for the reader.
///
/// What the reader does not take at once waits in a bounded buffer; samples beyond it are dropped and counted.
nonisolated final class SampleSocket: SampleTarget {
    let rate: Int
    /// Samples that were dropped.
    private(set) var dropped = 0
    private let socket: Int32
    private let mostBytes: Int
    private var waiting: [UInt8] = []
    private var steps: LevelSteps
    private var count = 0

    /// Seconds of sound that wait for a slow reader.
    static let usualPatience = 2.0

    /// - Parameters:
    ///   - socket: a connected stream socket, closed with this value.
    ///   - rate: samples per second.
    ///   - patience: seconds of sound that may wait.
    init(_ socket: Int32, rate: Int, patience: Double = usualPatience) {
        self.socket = socket
        self.rate = rate
        mostBytes = Int(patience * Double(rate)) * MemoryLayout<Int16>.size
        steps = LevelSteps(rate: rate)
    }

    deinit { close(socket) }

    var seconds: Double { Double(count) / Double(rate) }
    var isFull: Bool { false }

    /// Sends samples, or lets them wait.
    ///
    /// - Throws: if the reader has gone.
    func append(_ samples: [Int16]) throws(CallFailure) -> [Double] {
        try flush()
        // Whole samples only, so that the reader never loses their alignment.
        let fitting = samples.prefix((mostBytes - waiting.count) / MemoryLayout<Int16>.size)
        fitting.withUnsafeBytes { waiting += $0 }
        dropped += samples.count - fitting.count
        count += samples.count
        try flush()
        return steps.hear(samples)
    }

    /// What still waits is dropped: nobody waits for the reader.
    func result() throws(CallFailure) -> MicrophoneEvent {
        guard count > 0 else { return .unheard }
        try flush()
        return .sent(seconds: seconds, dropped: dropped + waiting.count / MemoryLayout<Int16>.size)
    }

    private func flush() throws(CallFailure) {
        guard !waiting.isEmpty else { return }
        let sent = waiting.withUnsafeBytes {
            send(socket, $0.baseAddress, $0.count, Int32(MSG_DONTWAIT | MSG_NOSIGNAL))
        }
        guard sent >= 0 else {
            if errno == EAGAIN || errno == EINTR { return }
            throw CallFailure("send")
        }
        waiting.removeFirst(sent)
    }
}
