import Conversion

/// The slides of a PPTX (ECMA-376, part 1, 19).
enum OfficeSlides {
    private static let usualPath = "ppt/presentation.xml", contentTypes = "[Content_Types].xml"

    static func read(_ files: BookFiles) throws(ConversionReason) -> Presentation {
        let path = try path(in: files)
        let root = try files.document(path)
        guard root.name == "presentation" else { throw .fixed(.noPresentation) }
        let relations = try OfficeRelations(of: path, in: files)
        // Sections repeat the slides' numbers elsewhere in it.
        let ids = root.elements.first { $0.name == "sldIdLst" }?.elements.filter { $0.name == "sldId" } ?? []
        try PresentationReader.check(count: ids.count)
        var slides: [Presentation.Slide] = []
        for id in ids {
            let slide = id.prefixed("id").flatMap { relations[$0] }
            slides.append(try slide.map { path throws(ConversionReason) in try Self.slide(path, files) } ?? .init())
        }
        return Presentation(slides: slides)
    }

    /// Some programs name it differently, and declare it.
    private static func path(in files: BookFiles) throws(ConversionReason) -> String {
        if files.numbers[usualPath] != nil { return usualPath }
        guard files.numbers[contentTypes] != nil else { throw .fixed(.noPresentation) }
        let parts = try files.document(contentTypes).all("Override").filter { part in
            let type = part["ContentType"] ?? ""
            return type.hasSuffix("main+xml") && (type.contains("presentationml") || type.contains("powerpoint"))
        }
        let paths = parts.compactMap { $0["PartName"].flatMap { files.locate($0, from: "") } }
        guard let path = paths.first(where: { files.numbers[$0] != nil }) else { throw .fixed(.noPresentation) }
        return path
    }

    private static func slide(_ path: String, _ files: BookFiles) throws(ConversionReason) -> Presentation.Slide {
        let slide = try files.document(path), relations = try OfficeRelations(of: path, in: files)
        var notes = ""
        if let path = relations.first("notesSlide") { notes = try Self.notes(files.document(path)) }
        return Presentation.Slide(
            isHidden: ["0", "false"].contains(slide["show"]),
            sounds: media(on: slide, relations).compactMap { medium in
                files.numbers[medium.path].map { SlideMedium(file: $0, isFilm: medium.isFilm) }
            }.recordings,
            notes: notes)
    }

    // MARK: - Sounds

    private static func media(
        on slide: XMLTree, _ relations: OfficeRelations
    ) -> [(path: String, isFilm: Bool)] {
        let timing = SlideTiming(slide), hidden = timing.sounds.compactMap { relations[$0] }
        return hidden.map { ($0, false) }
            + slide.all(["nvPicPr", "nvSpPr", "nvGraphicFramePr"]).compactMap { shape in
                let id = shape.elements.first { $0.name == "cNvPr" }?["id"]
                guard let own = shape.elements.first(where: { $0.name == "nvPr" }), timing.tells(id) else { return nil }
                let kinds = own.all(["audioFile", "wavAudioFile", "videoFile", "quickTimeFile"])
                // Newer programs name the embedded file beside the older way, which may be a link.
                let references = (own.all("media") + kinds).flatMap { [$0["embed"], $0["link"]] }
                guard !kinds.isEmpty, let path = references.lazy.compactMap({ $0.flatMap { relations[$0] } }).first
                else {
                    return nil
                }
                // Some programs call every sound a film.
                let isSound = kinds.contains { ["audioFile", "wavAudioFile"].contains($0.name) }
                return (path, !isSound && SlideMedium.isFilm(path))
            }
    }

    // MARK: - Notes

    /// The words of the notes' own place, without the slide's number and date.
    private static func notes(_ page: XMLTree) -> String {
        let bodies = page.all("sp").filter { shape in
            let place = shape.elements.first { $0.name == "nvSpPr" }?.all("ph").first
            return place?["type"] == "body"
        }
        let paragraphs = bodies.flatMap { $0.elements.filter { $0.name == "txBody" } }.flatMap { $0.all("p") }
        return PresentationReader.line(
            paragraphs.map { paragraph in
                paragraph.all(["t", "br", "tab"]).map { $0.name == "t" ? $0.text : " " }.joined()
            })
    }
}

/// The sounds of a slide that tell it, by its animation.
private struct SlideTiming {
    /// The shapes with recorded narrations; nil if the slide has none.
    private let narrations: Set<String>?
    /// The shapes with music for several slides.
    private let music: Set<String>
    /// The relations of narrations without a shape.
    let sounds: [String]

    init(_ slide: XMLTree) {
        func shapes(_ sounds: [XMLTree]) -> Set<String> {
            Set(sounds.flatMap { $0.all("spTgt").compactMap { $0["spid"] } })
        }
        let sounds = slide.elements.first { $0.name == "timing" }?.all("audio") ?? []
        let told = sounds.filter { ["1", "true"].contains($0["isNarration"]) }
        narrations = told.isEmpty ? nil : shapes(told)
        self.sounds = told.flatMap { $0.all("sndTgt") }.compactMap { $0["embed"] }
        music = shapes(
            sounds.filter { sound in
                let slides = sound.elements.first { $0.name == "cMediaNode" }?["numSld"].flatMap { Int($0) }
                return slides.map { $0 > 1 } ?? false
            })
    }

    func tells(_ shape: String?) -> Bool {
        guard let shape else { return narrations == nil }
        return narrations?.contains(shape) ?? !music.contains(shape)
    }
}

/// The relations of a part of an Office document to other files in it.
private struct OfficeRelations {
    /// Paths of files that are there, by the relations' names and kinds.
    private var byName: [String: String] = [:], byKind: [String: String] = [:]

    init(of part: String, in files: BookFiles) throws(ConversionReason) {
        var steps = part.split(separator: "/")
        let name = steps.popLast() ?? ""
        let path = (steps + ["_rels", "\(name).rels"]).joined(separator: "/")
        guard files.numbers[path] != nil else { return }
        for relation in try files.document(path).elements where relation["TargetMode"] != "External" {
            guard let target = relation["Target"].flatMap({ files.locate($0, from: part) }),
                files.numbers[target] != nil, let name = relation["Id"]
            else { continue }
            byName[name] = target
            let kind = relation["Type"]?.split(separator: "/").last.map(String.init) ?? ""
            byKind[kind] = byKind[kind] ?? target
        }
    }

    subscript(name: String) -> String? { byName[name] }

    /// The first related file of a kind.
    func first(_ kind: String) -> String? { byKind[kind] }
}
