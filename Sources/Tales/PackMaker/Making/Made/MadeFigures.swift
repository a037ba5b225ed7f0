import TalePacks

extension MadeTale {
    /// A file of figures that was made.
    struct FigureFile {
        let source: SourceFile
        let role: Piece.Role
        let name: String
        let made: HiddenPlace.File
    }

    /// The files of figures that were made; the others are left out.
    var figureFiles: [FigureFile] {
        let files = plan.figureFiles
        return made(files.images, .figure, "figure", "webp") + made(files.grounds, .ground, "ground", "jpg")
            + made(files.clips, .answer, "answer", "ogg")
    }

    private func made(
        _ files: [SourceFile], _ role: Piece.Role, _ name: String, _ ending: String
    ) -> [FigureFile] {
        files.enumerated().compactMap { number, source in
            let piece = Piece(role: role, file: source)
            guard let file = role == .answer ? sound(piece)?.0 : picture(piece)?.0 else { return nil }
            return FigureFile(source: source, role: role, name: "\(name)\(number + 1).\(ending)", made: file)
        }
    }
}

extension TalePlan.Figure {
    /// The entry with the names of the files that were made; nil if a picture was not.
    func made(of files: [MadeTale.FigureFile]) -> StoryFile.FigureEntry? {
        func name(_ source: SourceFile?, _ role: Piece.Role) -> String? {
            files.first { $0.source == source && $0.role == role }?.name
        }
        var entry = entry
        guard let image = name(image, .figure) else { return nil }
        (entry.image, entry.behind) = (image, name(behind, .ground))
        guard (entry.behind == nil) == (behind == nil) else { return nil }
        entry.answer?.clip = name(clip, .answer)
        return entry
    }
}
