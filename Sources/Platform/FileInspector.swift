import Engine
import Glibc

/// Opens pictures and sounds as the player would, and tells what is wrong with them.
public nonisolated final class FileInspector {
    private let decoder: PictureDecoder
    private let sounds: ClipPlayer

    public init(folders: AssetFolders, decoder: PictureDecoder) {
        self.decoder = decoder
        sounds = ClipPlayer(folders: folders)
        setenv("SDL_AUDIODRIVER", "dummy", 0)  // nothing is to be heard
    }

    /// One line for each file that cannot be shown or played.
    public func problems(images: [Image], sounds: [Sound]) throws -> [String] {
        try images.compactMap { image in try problem(with: image).map { "\(image.name.inOneLine): \($0)" } }
            + sounds.compactMap { sound in problem(with: sound).map { "\(sound.name.inOneLine): \($0)" } }
    }

    /// Why a picture cannot be shown; nil if it can.
    public func problem(with image: Image) throws -> String? {
        decoder.want([PictureRequest(image, width: 1067, height: 800, mode: .fit)])
        while true {
            for outcome in decoder.arrivals.drain() {
                switch outcome {
                case .decoded(let picture) where picture.request.image == image: return nil
                case .failed(let request, let reason) where request.image == image: return reason
                default: continue
                }
            }
            usleep(1000)
        }
    }

    /// Why a sound cannot be played; nil if it can.
    public func problem(with sound: Sound) -> String? { sounds.problem(with: sound) }
}
