import Sentences
import Storage
import System

/// Has the screen's own light switched off at night: writes what is wanted into the runtime folder, where a unit of the
/// kiosk's, which may touch the kernel's backlights, looks for it.
///
/// The picture is black in any case; without that unit nothing else happens.
struct ScreenLight {
    static let file = "screen-light"

    /// The runtime folder.
    let folder: String

    func set(_ isOn: Bool) {
        do {
            try MessageFile.replace("\(folder)/\(Self.file)", with: Array((isOn ? "on\n" : "off\n").utf8))
        } catch {
            Log("light").warning("the screen's light cannot be switched: \(error)")
        }
    }
}
