import Engine
import Synchronization
import System

/// Mixes in the loop that goes on below everything else; one that comes and one that goes are heard together.
///
/// `mix` runs on the audio thread; everything else may be called on any thread.
nonisolated final class BedMixer: Sendable {
    /// Frames of coming and going: 600 ms at 48 kHz.
    static let frames = 28_800

    /// A loop, on its way to the gain at which it goes on, or to silence.
    private struct Strand: Sendable {
        let sound: Sound
        let loop: OpusLoop
        var gain: Float = 0
        var target: Float

        var isGone: Bool { gain == 0 && target == 0 }
    }

    private struct State: Sendable {
        var strands: [Strand] = []
        /// The steps of a whole fade.
        var frames = BedMixer.frames
        var scratch: [Float] = []
    }

    private let state = Mutex(State())
    let ducking = Ducking(down: 12_000, up: 38_400)

    var isSounding: Bool { state.withLock { !$0.strands.isEmpty } }

    /// Lays a bed in place of the last; the same one goes on without a break.
    ///
    /// - Parameter open: opens its file; one that cannot be opened is not heard.
    func lay(_ bed: Bed?, open: (Sound) throws -> OpusLoop) {
        let isThere = state.withLock { state in
            for place in state.strands.indices {
                let isWanted = state.strands[place].sound == bed?.sound
                state.strands[place].target = isWanted ? Float(bed?.gain ?? 0) : 0
            }
            return state.strands.contains { $0.sound == bed?.sound }
        }
        guard let bed, !isThere else { return }
        do {
            let strand = Strand(sound: bed.sound, loop: try open(bed.sound), target: Float(bed.gain))
            state.withLock { $0.strands.append(strand) }
        } catch {
            Log("audio").debug("\(asset: bed.sound.name) \(error)")
        }
    }

    /// Fades all out as fast as a clip that is stopped.
    func hurryAway() {
        state.withLock { state in
            state.frames = GainRamp.frames
            for place in state.strands.indices { state.strands[place].target = 0 }
        }
    }

    /// Forgets all; the device is closed.
    func end() {
        let gone = state.withLock { state in
            defer { state = State() }
            return state.strands
        }
        withExtendedLifetime(gone) {}
    }

    /// Adds what goes on to interleaved stereo samples.
    func mix(into samples: UnsafeMutableBufferPointer<Float>) {
        state.withLock { state in
            guard !state.strands.isEmpty else { return }
            if state.scratch.count != samples.count { state.scratch = [Float](repeating: 0, count: samples.count) }
            let step = 1 / Float(state.frames)
            for place in state.strands.indices {
                Self.add(&state.strands[place], to: samples, &state.scratch, step, ducking)
            }
            state.strands.removeAll(where: \.isGone)
        }
        ducking.advance(samples.count / 2)
    }

    private static func add(
        _ strand: inout Strand, to samples: UnsafeMutableBufferPointer<Float>, _ scratch: inout [Float], _ step: Float,
        _ ducking: Ducking
    ) {
        scratch.withUnsafeMutableBufferPointer { read in
            guard strand.loop.read(into: read) else {
                (strand.gain, strand.target) = (0, 0)
                return
            }
            ducking.apply(to: read)
            for frame in 0..<(samples.count / 2) {
                samples[2 * frame] += read[2 * frame] * strand.gain
                samples[2 * frame + 1] += read[2 * frame + 1] * strand.gain
                strand.gain = Ducking.moved(strand.gain, to: strand.target, by: step)
            }
        }
    }
}
