import Sentences
import TalePacks

extension TalePlan {
    /// Names every file of the source that the tale does not use.
    ///
    /// - Parameters:
    ///   - files: of the source.
    ///   - copies: pictures that are left out, with the names of those that they are copies of.
    ///   - surrounding: the names of what lies around these files.
    mutating func noteUnused(
        _ files: [SourceFile], _ copies: [String: String], _ surrounding: [String]
    ) {
        let pictures = Set(files.filter { $0.rank(.picture) != nil }.map { $0.name.fileStem.lowercased() })
        let told = used.union(leftOut)
        var films: [Sentence] = [], others: [Sentence] = []
        for file in files where !told.contains(file.name) && !file.isSystems && file.name != StoryManifest.fileName {
            let name = file.said
            if file.name.fileExtension == "mov", pictures.contains(file.name.fileStem.lowercased()) {
                films.append(name)
            } else {
                leftOut.append(file.name)
                if let original = copies[file.name], cover?.name != file.name {
                    remarks.append("\(name): is a copy of \(file: original); it is left out")
                } else if let advice = Self.advice(file) {
                    remarks.append("\(name): \(advice)")
                } else {
                    others.append(name)
                }
            }
        }
        let groups = UnusedGroup.groups(of: surrounding)
        leftOut += groups.map(\.shown)
        others += groups.map(\.said)
        if !films.isEmpty { remarks.append("the films of live photos are left out: \(films.joined(separator: ", "))") }
        if !others.isEmpty { remarks.append("these files are not used: \(others.joined(separator: ", "))") }
    }

    /// The names of the files that become something.
    private var used: Set<String> {
        // A text for all pages is for none.
        if slides.isEmpty { return [] }
        let ofSlides = slides.flatMap { slide -> [SourceFile?] in
            [slide.picture, slide.sound, slide.caption] + slide.joined.map(\.file)
                + slide.figures.flatMap { [$0.image, $0.behind, $0.clip] }
        }
        let score = scoreFiles
        let others =
            ofSlides + translations.flatMap(\.sounds) + explanationClips + [
                cover, spokenTitle, spokenBy, wholeText, whole,
            ]
        return Set(others.compactMap { $0?.name } + (score.loops + score.foley).map(\.name))
    }

    /// Advice for a file from which no slide can be made.
    private static func advice(_ file: SourceFile) -> Sentence? {
        if file.name.fileExtension == "pdf" { return "is a PDF; add it by itself" }
        let isRead = Material.allCases.contains { file.rank($0) != nil }
        guard !isRead, let kind = ForeignFile(file.name) else { return nil }
        return kind == .text ? "is a text that is not read; save it as DOCX or TXT" : kind.sentence
    }
}
