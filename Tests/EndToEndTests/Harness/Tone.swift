import Foundation
import Senses
import TestSupport

extension SoundTrack {
    /// What makes the program play into a file, in (nearly) real time.
    static func variables(in folder: Folder) -> [String: String] {
        ["SDL_AUDIODRIVER": "disk", "SDL_DISKAUDIOFILE": folder.file(file)]
    }

    /// Everything played so far.
    init(of folder: Folder) { self = folder.ear.listen(to: folder.file(Self.file)) }
}

extension Folder {
    /// How many frames have been played since the device was opened.
    var framesPlayed: Int {
        let attributes = try? FileManager.default.attributesOfItem(atPath: file(SoundTrack.file))
        return (attributes?[.size] as? Int ?? 0) / SoundTrack.frameBytes
    }
}
