import Engine
import Glibc

extension TextStyle.Face {
    private nonisolated static var folder: String { "/usr/share/fonts/truetype" }

    /// Debian's paths of the font.
    fileprivate nonisolated var ownFiles: [String] {
        switch self {
        case .title: ["\(Self.folder)/quicksand/Quicksand-Bold.ttf"]
        case .words: Self.andika(["Regular", "R"])
        case .technical: ["\(Self.folder)/dejavu/DejaVuSansMono.ttf"]
        }
    }

    private nonisolated static func andika(_ weights: [String]) -> [String] {
        weights.flatMap { ["\(folder)/andika/Andika-\($0).ttf", "\(folder)/sil-andika/Andika-\($0).ttf"] }
    }

    /// The paths of the font, and of those whose letters stand in for the ones that it lacks, such as Cyrillic in titles.
    ///
    /// Where the font is missing, the first of the others takes its place.
    nonisolated var files: [String] {
        let bold = Self.andika(["Bold", "B"]) + ["\(Self.folder)/dejavu/DejaVuSans-Bold.ttf"]
        let any = [
            "dejavu/DejaVuSans.ttf", "liberation/LiberationSans-Regular.ttf", "noto/NotoSans-Regular.ttf",
            "noto/NotoSansSymbols2-Regular.ttf",
        ].map { "\(Self.folder)/\($0)" }
        let (words, title, technical) = (Self.words.ownFiles, Self.title.ownFiles, Self.technical.ownFiles)
        return switch self {
        case .title: title + bold + words + any + technical
        case .words: words + title + any + technical
        case .technical: technical + words + any + title
        }
    }
}

/// The fonts that are installed.
public nonisolated enum Fonts {
    /// The typefaces whose own font is missing.
    public static var replaced: [TextStyle.Face] {
        [.title, .words].filter { face in !face.ownFiles.contains { access($0, R_OK) == 0 } }
    }

    /// Whether there is a font for every typeface.
    public static var areThere: Bool {
        [TextStyle.Face.title, .words].allSatisfy { face in face.files.contains { access($0, R_OK) == 0 } }
    }
}
