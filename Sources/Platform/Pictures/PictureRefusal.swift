import Confinement
import Sentences

/// Why a picture is not shown, as reported by the decoder.
///
/// A compromised decoder could say anything, so it sends no text: only one of these cases, whose text is
/// made in the player.
nonisolated enum PictureRefusal: Explained, Codable, Hashable {
    case fixed(Reason)
    case tooLong(width: Int, height: Int), tooManyPixels(width: Int, height: Int)
    case notLockedIn(ConfinementFailure)

    /// A reason without numbers.
    enum Reason: String, Codable, CaseIterable {
        case empty = "is empty"
        case unknown = "is neither JPEG, PNG, WebP nor SVG"
        case noSize = "has no size"
        case cutPNG = "is a PNG that ends too early"
        case cutJPEG = "is a JPEG that ends too early"
        case noFrame = "is a JPEG without a frame header"
        case animatedWebP = "is an animated WebP; save one picture of it"
        case unknownWebP = "is a WebP of an unknown kind"
        case damaged = "is damaged"
        case unreadable = "cannot be read"
        case noMemory = "takes too much memory"
        case notAsked = "was requested incorrectly"
        case noLibrary = "cannot be decoded, because SDL_image is missing; install libsdl2-image-2.0-0"
    }

    var sentence: Sentence {
        switch self {
        case .fixed(let words): "\(word: words)"
        case .tooLong(let width, let height):
            "is too large: \(width) × \(height) pixels; at most 16,384 per side are supported"
        case .tooManyPixels(let width, let height):
            "is too large: \(width) × \(height) pixels; at most 40 million are supported"
        case .notLockedIn(let failure): failure.sentence
        }
    }
}
