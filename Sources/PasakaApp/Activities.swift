import Engine
import MorningCheck
import Stories

/// Everything a child can do.
///
/// A new activity is one line here.
let activities: [Activity] = [.home, .grownUps, .stories, .selfTest]

/// What a recording's documents can be.
let documentTypes: [any Document.Type] = [
    Shelf.self, UserProgress.self, ReadingWishes.self, Settings.self, Installation.self,
    SelfTest.self,
]

extension Activity {
    static let home = Activity(name: "") { _, world in HomeViewModel(world: world) }
    static let grownUps = Activity(name: "grownups") { route, world in
        route.parts.count > 1 ? TellingScreens.screen(route, world) : GrownUpsViewModel(world: world)
    }
}
