import Conversion
import Sentences

/// The total time limit for all pages of a PDF: any page may be slow, but not all of them.
struct BookLimit: Sendable {
    /// The path of the PDF.
    let path: String
    let effort = ConversionEffort()
    let most: Duration

    /// Twelve seconds per page for a book of 200; a scan at 600 dpi took 0.4 to 0.6.
    static let usual = Duration.seconds(40 * 60)

    /// - Parameter page: the next page.
    /// - Throws: if the time limit is exceeded.
    func check(_ page: PagePlace) throws(PackRefusal) {
        guard effort.duration >= most else { return }
        throw PackRefusal(
            "\(path: path): takes too long: its pages were given up at page \(page.number) after \(most.components.seconds / 60) minutes of work; save it with smaller pictures"
        )
    }
}
