import Engine
import GrownUps
import MorningCheck
import Stories
import TalePacks

/// Everything a child can do.
///
/// A new activity is one line here.
let activities: [Activity] = [.home, .grownUps, .stories, .shelf, .selfTest]

/// What a recording can carry: documents and answers.
let vocabulary: [any Recordable.Type] = [
    Shelf.self, UserProgress.self, ReadingWishes.self, Settings.self, Installation.self,
    SelfTest.self, Sticks.self, RecorderNews.self,
]

extension Activity {
    static let home = Activity(name: "") { _, world in HomeViewModel(world: world) }
    /// The pages on which grown-ups tell tales lie behind theirs.
    static let grownUps = Activity.grownUps(others: TellingScreens.screen)
}
