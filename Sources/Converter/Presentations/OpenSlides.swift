import Conversion

/// The slides of an ODP (OpenDocument 1.3, part 3).
enum OpenSlides {
    static let path = "content.xml"

    static func read(_ files: BookFiles) throws(ConversionReason) -> Presentation {
        let root = try files.document(path)
        guard let body = root.all("presentation").first else { throw .fixed(.noPresentation) }
        let pages = body.elements.filter { $0.name == "page" }
        try PresentationReader.check(count: pages.count)
        let hidden = Set(
            root.all("style").filter { style in
                style.elements.contains { $0.name == "drawing-page-properties" && $0["visibility"] == "hidden" }
            }.compactMap { $0.prefixed("name") })
        return Presentation(
            slides: pages.map { page in
                Presentation.Slide(
                    isHidden: page["style-name"].map(hidden.contains) ?? false,
                    sounds: media(on: page, files).recordings,
                    notes: PresentationReader.line(notes(of: page).flatMap { $0.all(["p", "h"]) }.map(words)))
            })
    }

    /// Sounds as objects on the slide, or in its animation.
    private static func media(on page: XMLTree, _ files: BookFiles) -> [SlideMedium] {
        let own = page.elements.filter { $0.name != "notes" }
        let media = own.flatMap { $0.all(["plugin", "audio"]) } + own.filter { $0.name == "plugin" }
        return media.compactMap { medium in
            guard let reference = medium["href"], let path = files.locate(reference, from: self.path),
                let number = files.numbers[path]
            else { return nil }
            return SlideMedium(file: number, isFilm: SlideMedium.isFilm(path))
        }
    }

    private static func notes(of page: XMLTree) -> [XMLTree] {
        page.elements.filter { $0.name == "notes" }.flatMap(\.elements).filter { $0["class"] == "notes" }
    }

    /// The words of a paragraph, in which spaces, tabs and line ends are elements.
    private static func words(_ paragraph: XMLTree) -> String {
        paragraph.nodes.map { node in
            switch node {
            case .text(let text): text
            case .element(let element):
                ["s", "tab", "line-break"].contains(element.name) ? " " : words(element)
            }
        }.joined()
    }
}
