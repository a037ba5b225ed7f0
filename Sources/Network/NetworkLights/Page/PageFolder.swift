import Sentences
import Storage

/// Writes the pages and tables into a folder, each whole or not at all.
public enum PageFolder {
    /// Why the pages could not be written.
    public struct Failure: Explained, Hashable {
        public let sentence: Sentence
    }

    /// - Parameter path: made if missing; what else lies there stays.
    public static func write(_ overview: Overview, to path: String) throws(Failure) {
        do {
            _ = try OpenFolder.makeAll(path)
            let folder = try OpenFolder(path)
            for language in PageLanguage.allCases {
                let page = LightsPage(overview: overview, language: language)
                try writeDetails(page, in: folder)
                try folder.write(Array(page.index.text.utf8), as: LightsPage.file(language))
            }
            try folder.write(Array(Tables.kiosks(overview).utf8), as: Tables.kiosksFile)
            try folder.write(Array(Tables.tales(overview).utf8), as: Tables.talesFile)
        } catch let unmade as OpenFolder.Unmade {
            throw Failure(sentence: "\(path: unmade.path) cannot be made: \(unmade.failure)")
        } catch {
            throw Failure(sentence: "\(path: path) cannot be written: \(error)")
        }
    }

    /// Writes the pages of details, and removes those of kiosks that are no more.
    private static func writeDetails(_ page: LightsPage, in folder: OpenFolder) throws {
        let pages = page.pages
        guard pages > 0 || folder.has(LightsPage.detailFolder) else { return }
        let inner = try folder.inner(LightsPage.detailFolder)
        for place in 0..<pages {
            try inner.write(
                Array(page.details(place).text.utf8), as: LightsPage.detailFile(place, page.language))
        }
        var former = pages
        while inner.has(LightsPage.detailFile(former, page.language)) {
            inner.remove(LightsPage.detailFile(former, page.language))
            former += 1
        }
    }
}
