import Engine
import TalePacks

/// What a child can do while a tale is read.
extension StoryPlayerViewModel {
    enum Action: Hashable, Sendable {
        case next, previous, playOrPause
        /// Leaves for the shelf.
        case leave
        /// The same by a key that also turns pages: not at once, because one that turned the last page may still be held.
        case leaveStars
        /// Leaves for the home screen.
        case home
        case again
        /// Shows or hides the words.
        case showWords
        /// Switches automatic page turning on or off.
        case turnPages
        /// A word of the slide, zero-based, was touched.
        case word(Int)
        /// Pages through a long text, or turns the slide at its end.
        case readOn, readBack
        /// Goes back to the start of a long text.
        case readAgain
        /// Switches to the next teller, or language.
        case nextTeller, nextLanguage
        /// Shows the question about the slide, or closes it.
        case whisper
        case closeCard
        /// A figure of the picture, zero-based, was touched.
        case figure(Int)
        /// The mouse on the end page was touched.
        case mouse
        /// Opens the tale that the end page offers, or says its title.
        case readNext, sayNext
        /// A short touch of the corner, which is not what it is there for.
        case corner(turnsBack: Bool)
        /// An animal keeps the place on leaving, or none does, or the child stays.
        case mark(Animal)
        /// An animal says its name.
        case name(Animal)
        case leaveUnmarked, stay
    }
}
