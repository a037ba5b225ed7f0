import Engine
import MorningCheck
import Stories
import TalePacks

/// Everything a child can do.
///
/// A new activity is one line here.
let activities: [Activity] = [.home, .grownUps, .stories, .shelf, .selfTest]

/// What a recording's documents can be.
let documentTypes: [any Document.Type] = [
    Shelf.self, UserProgress.self, ReadingWishes.self, Settings.self, Installation.self,
    SelfTest.self, Sticks.self,
]

extension Activity {
    static let home = Activity(name: "") { _, world in HomeViewModel(world: world) }
    static let grownUps = Activity(name: "grownups") { route, world in
        switch route {
        case "grownups": GrownUpsViewModel(world: world)
        case StickViewModel.route: StickViewModel(world: world)
        default:
            if route.parts.starts(with: StickViewModel.route.parts) {
                StickViewModel.recordings(route, world)
            } else {
                StickSaveViewModel(route: route, world: world) ?? TellingScreens.screen(route, world)
            }
        }
    }
}
