import Engine
import Kazoo

@testable import PasakaApp

/// The app with one more activity: a toy, of which nothing else in these tests knows the name.
let house: [Activity] = activities + [.kazoo]
