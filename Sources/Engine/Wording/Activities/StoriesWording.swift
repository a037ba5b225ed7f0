/// What the shelf, the reader and the pages for recording a tale say.
public enum StoriesWording: Hashable, Sendable {
    // The shelf.
    case noTales, howToAdd
    case begunTales, newTales, allTales, otherLanguages
    case tales(in: TaleLanguage)
    // The end of a tale.
    case again, otherTales
    // Who tells.
    case recordTale, whichTale, whoTells, newTeller, cannotDelete, delete, alreadyTold, animal, color
    case told(slides: Int, of: Int)
    // The recorder: under its buttons.
    case stop, record, pause, listen, nextSlide
    // The recorder: beside its meter.
    case noWords, isTold, pressAndRead, starting, listening, louder, softer, moment, nothingHeard, saving
    /// Minutes and seconds.
    case recorded(String)
    // The recorder: notices.
    case noMicrophone, full, unwritable, keepFirst, kept
}
