import Conversion
import Sentences

/// How long all pages of a PDF may take together: each may be slow, but not every one.
struct BookLimit: Sendable {
    /// Of the PDF.
    let path: String
    let effort = ConversionEffort()
    let most: Duration

    /// Twelve seconds a page for a book of 200; a scan of 600 dots an inch has taken 0.4 to 0.6.
    static let usual = Duration.seconds(40 * 60)

    /// - Parameter page: the one that comes next.
    /// - Throws: where the time has been used up.
    func check(_ page: PagePlace) throws(PackRefusal) {
        guard effort.duration >= most else { return }
        throw PackRefusal(
            "\(path: path): takes too long: its pages were given up at page \(page.number) after \(most.components.seconds / 60) minutes of work; save it with smaller pictures"
        )
    }
}
