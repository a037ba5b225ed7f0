import Dispatch
import Engine
import Glibc
import Sentences
import System

/// Opens pictures and sounds as the player would, and reports problems.
public nonisolated final class FileInspector {
    private let decoder: PictureDecoder
    private let queue = DispatchQueue(label: "pasaka.inspector")
    private let sounds: ClipPlayer
    private let patience: Duration

    /// - Parameter patience: timeout per picture; the decoder answers much sooner, unless the disk hangs.
    public init(folders: AssetFolders, decoder: PictureDecoder, patience: Duration = .seconds(20)) {
        self.decoder = decoder
        self.patience = patience
        sounds = ClipPlayer(folders: folders, queue: queue)
        setenv("SDL_AUDIODRIVER", "dummy", 0)  // must be silent
    }

    /// One line per file that cannot be shown or played.
    public func problems(images: [Image], sounds: [Sound]) -> [Sentence] {
        images.compactMap { image in problem(with: image).map { "\(asset: image.name): \($0)" } }
            + sounds.compactMap { sound in problem(with: sound).map { "\(asset: sound.name): \($0)" } }
    }

    /// Why a picture cannot be shown; nil if it can.
    public func problem(with image: Image) -> Sentence? {
        decoder.want([PictureRequest(image, width: 1067, height: 800, mode: .fit)])
        let end = ContinuousClock.now + patience
        repeat {
            for outcome in decoder.arrivals.drain() {
                switch outcome {
                case .decoded(let picture) where picture.request.image == image: return nil
                case .failed(let request, let reason) where request.image == image: return reason
                default: continue
                }
            }
            usleep(1000)
        } while ContinuousClock.now < end
        return "cannot be tested: the decoder has not answered within \(patience.components.seconds) s"
    }

    /// Why a sound cannot be played; nil if it can.
    public func problem(with sound: Sound) -> Sentence? { queue.sync { sounds.problem(with: sound) } }
}
