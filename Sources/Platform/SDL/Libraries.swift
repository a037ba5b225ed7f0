import CSDL2
import CSDL2Image
import CSDL2Mixer
import CSDL2TTF

/// The library versions of this machine, for diagnostics.
public nonisolated enum Libraries {
    public static var versions: [String: String] {
        var sdl = SDL_version()
        SDL_GetVersion(&sdl)
        let others = [
            ("SDL_image", IMG_Linked_Version()), ("SDL_mixer", Mix_Linked_Version()), ("SDL_ttf", TTF_Linked_Version()),
        ].compactMap { name, version in version.map { (name, text($0.pointee)) } }
        return Dictionary(uniqueKeysWithValues: [("SDL", text(sdl))] + others)
    }

    private static func text(_ version: SDL_version) -> String { "\(version.major).\(version.minor).\(version.patch)" }
}
