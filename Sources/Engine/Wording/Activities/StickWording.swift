/// What the pages for sticks say: about the tales on them, and while a tale or drawings are saved to one.
public enum StickWording: Hashable, Sendable {
    // The page.
    case stick, addFromStick, addAll, addNew, explanation, earlierVersions
    /// The legend of the tiles' marks.
    case withWords, withoutSound, withoutPicture
    case insertWithTales, noTales
    case pulled(tale: String)
    // Buttons.
    case show, restoreEarlier, cutRecording, changeCuts, pairRecordings, changePairs
    // How a tale stands.
    case reading, onShelf, newVersion, waiting, beingAdded, added
    case newTale(pictures: Int)
    case adding(done: Int, of: Int)
    case noPictures, unreadable, shipped, presentation, video, book, archive
    case failedFull, failedUnwritable, failedUnreadable
    case adviceForPresentation, adviceForVideo, adviceForBook, adviceForArchive
    case restored, notRestored, hasEarlier
    /// Problems of slides, such as `2., 6.` and perhaps more.
    case slides(Problem, [Int], areMore: Bool)
    /// Two tales with the same title.
    case twins(Container, other: Container)
    // The recordings of a tale.
    case canBeCut, isCut, pairedByNumber, pairedByOrder, pairedByHand
    case looseRecordings([String], areMore: Bool)
    case unreadableText
    /// Names of files, and whether more lines of them follow or are left out.
    case unusedFiles([String], isFirst: Bool, areMore: Bool)
    case moreText(parts: Int, pictures: Int)
    case lessText(parts: Int, pictures: Int)
    // The page that cuts a recording.
    case cutFailed, cutting, cutByWords, cutByPauses, onlyOnePicture
    case endsEarlier, endsLater, makeLoud, makeSilent, whichPart
    /// The number of a slide without a voice, from 1.
    case silentSlide(Int)
    case part(ofSlide: Int, from: String, to: String)
    // The page that pairs recordings and pictures.
    case touchPicture, allPaired, touchRecording, allHavePictures
    case addWithout(recordings: Int)
    case recordingsLeft(Int)

    public enum Problem: Hashable, Sendable { case noPicture, badPicture, badSound, noSound }
    public enum Container: Hashable, Sendable { case zip, epub, cbz, pdf, folder }
}

/// What the pages say that save a tale or a child's drawings to a stick.
public enum SavingWording: Hashable, Sendable {
    case saveToStick, stay
    case insert, useOther, whichStick
    case stick(String)
    case talePurpose, drawingsPurpose, nothingYet, drawingsAppear
    case moment, anotherMoment, cancelling
    /// Percent.
    case writing(Int)
    case taleSaved
    case taleIsIn(stick: String, folder: String, then: StickPulling)
    case drawingsSaved
    case drawingsAreIn(stick: String, file: String, then: StickPulling)
    case full, makeRoom
    /// Megabytes.
    case needed(Int, free: Int)
    case unwritable, unlock, pulledTooEarly, taleNotSaved, drawingsNotSaved
    case unfitTale, unfitName, taleFailed, taleUnchanged, drawingsFailed, drawingsUnchanged, reportFailed
    case pull(StickPulling)
}
