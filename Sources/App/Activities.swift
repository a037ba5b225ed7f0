import Engine
import GrownUps
import Hearing
import KioskNetwork
import Letters
import MorningCheck
import Stories
import System
import Tutor

/// Everything a child can do.
///
/// A new activity is one line here.
let activities: [Activity] = [.home, .stories, .letters, .hearing, .tutor, .grownUps, .kioskNetwork, .selfTest]

extension Activity {
    /// The home screen, with all activities' doors.
    static let home: Activity = {
        var activity = Activity(name: "") { _, world, activities in
            HomeViewModel(world: world, activities: activities)
        }
        activity.addresses = ["home"]
        activity.documents = [
            DocumentKind(Settings.self, .always(Settings())) { $1.settings($0) },
            DocumentKind(PinnedSettings.self) {
                PinnedSettings($1.settings($0.settings), isUnreadable: $0.isUnreadable)
            },
            DocumentKind(LetterWidths.self),
            // No report shows what children have heard.
            DocumentKind(Meadow.self, .always(Meadow())),
            DocumentKind(Attraction.self),
            DocumentKind(EarlierMedia.self),
            DocumentKind(Kiosk.self) { kiosk, _ in kiosk },
            DocumentKind(Glass.self) { glass, _ in glass },
            DocumentKind(Daytime.self) { daytime, _ in daytime },
            DocumentKind(Loudness.self) { loudness, _ in loudness },
            DocumentKind(Loudspeaker.self) { loudspeaker, _ in loudspeaker },
        ]
        activity.services = { host in [DaytimeService(host), ReportSaver(host)] }
        activity.fresh = { world in world.meadow.growths.isEmpty ? [] : [AnyDocument(Meadow())] }
        activity.disclosure = .app
        return activity
    }()
}
