import Engine
import Sentences

/// Makes a tale from one folder: from its `story.json`, or from its pictures alone.
struct StoryPack {
    let folder: PackFolder
    /// The folder's own name, the fallback for a missing id or title.
    let name: String
    /// The prefix of its pictures' and sounds' names: `stories/0/racenis/`.
    let prefix: String
    var files: PackFileNames
    var problems: PackProblems
    /// The state of the clips that need conversion.
    let clips: ConvertedClips
    /// Whether the figures of its slides are left out.
    let leavesOutFigures: Bool
    /// The clips of this pack that are not converted yet.
    var wantedClips: [ConvertedClips.Wanted] = []

    static let manifest = "story.json"
    /// Maximum bytes.
    static let largestManifest = 4 << 20

    init(
        _ folder: PackFolder, name: String, prefix: String, clips: ConvertedClips, leavesOutFigures: Bool = false
    ) {
        files = PackFileNames(folder.entries)
        problems = PackProblems(pack: name)
        for foreign in folder.foreignNames {
            problems.note(foreign, "the name is not UTF-8; rename the file")
        }
        let shown = name.withoutControls
        self.name = shown.isBlank ? name.inOneLine() : shown
        self.folder = folder
        self.prefix = prefix
        self.clips = clips
        self.leavesOutFigures = leavesOutFigures
    }

    /// The tale; nil, with the reason among `problems`, if there is none.
    mutating func read() -> Story? {
        guard folder.hasManifest else { return pictureTale() }
        do {
            let bytes = try folder.read(Self.manifest, atMost: Self.largestManifest)
            let file = try StoryFile.read(bytes, leavesOutFigures: leavesOutFigures)
            for problem in file.problems { note(problem) }
            var story = story(from: file)
            for language in file.languages {
                let other = try StoryFile.read(bytes, in: language)
                for problem in other.problems where !file.problems.contains(problem) { note(problem) }
                if let translation = story.flatMap({ translation(of: $0, by: other, language) }) {
                    story?.translations.append(translation)
                }
            }
            return story
        } catch {
            problems.refuse(Self.manifest, Sentence(error))
            return nil
        }
    }

    /// Rejects the tale because another one has its id.
    mutating func refuse(id: String, of other: String) {
        problems.refuse(
            folder.hasManifest ? Self.manifest : nil,
            "the id \"\(tale: id)\" belongs to \(tale: other); give this tale another one")
    }

    // MARK: - With story.json

    private mutating func story(from file: StoryFile) -> Story? {
        let slides = file.slides.enumerated().map { index, entry in slide(entry, number: index + 1) }
        guard !slides.isEmpty else {
            problems.refuse(Self.manifest, "has no slides")
            return nil
        }
        let cover = file.cover.flatMap { self.file($0, .picture, "coverImage") }
        let spokenTitle = file.spokenTitle.flatMap { sound($0, "titleAudio") }
        let spokenBy = file.spokenBy.flatMap { sound($0, "byAudio") }
        return Story(
            id: id(file.id), title: title(file.title), language: file.language?.withoutControls ?? "lv",
            cover: cover.map { Image(prefix + $0) } ?? slides.lazy.compactMap(\.image).first,
            spokenTitle: spokenTitle, by: file.by, spokenBy: spokenBy,
            music: file.music.flatMap { loop($0, "music") },
            isPremium: file.isPremium, credits: file.credits.isEmpty ? nil : file.credits,
            shelf: shelf(file.shelf), added: try? folder.modified(Self.manifest), wolves: file.wolves, slides: slides)
    }

    private mutating func slide(_ entry: StoryFile.SlideEntry, number: Int) -> Slide {
        let image = entry.image.flatMap { file($0, .picture, "\(field: entry.path).imageName") }
        let clip = entry.narration.flatMap { sound($0, "\(field: entry.path).audioName") }
        return Slide(
            id: entry.id ?? "\(number)", image: image.map { Image(prefix + $0) },
            narration: clip, text: entry.text, words: entry.words,
            clipLength: entry.words.isEmpty ? clip.flatMap(clipLength) : entry.words.last?.end,
            ask: entry.ask, wolves: entry.wolves,
            explanations: entry.explanations.map { explanation($0, of: entry) },
            figures: entry.figures.compactMap { figure($0) },
            bed: entry.bed.flatMap { loop($0, "\(field: entry.path).bed") }, foley: entry.foley.compactMap { foley($0) }
        )
    }

    /// The tale in another language; nil if no slide is told in it.
    private mutating func translation(of story: Story, by file: StoryFile, _ language: String) -> Translation? {
        guard file.slides.contains(where: \.isTranslated), file.slides.count == story.slides.count else { return nil }
        let slides = zip(story.slides, file.slides).map { own, entry in
            entry.isTranslated ? slide(own, as: entry) : own
        }
        let spokenTitle = file.spokenTitle.flatMap { sound($0, "titleAudio") }
        let spokenBy = file.spokenBy.flatMap { sound($0, "byAudio") }
        return Translation(
            language: language, title: file.title.map { title($0) } ?? story.title,
            spokenTitle: spokenTitle ?? (file.title == nil ? story.spokenTitle : nil), by: file.by ?? story.by,
            spokenBy: spokenBy ?? (file.by == nil ? story.spokenBy : nil),
            slides: slides)
    }

    private mutating func slide(_ own: Slide, as entry: StoryFile.SlideEntry) -> Slide {
        let clip = entry.narration.flatMap { sound($0, "\(field: entry.path).audioName") }
        return own.told(
            clip, entry.text, entry.words,
            clipLength: entry.words.isEmpty ? clip.flatMap(clipLength) : entry.words.last?.end, ask: entry.ask,
            entry.explanations.map { explanation($0, of: entry) })
    }

    /// One whose clip is missing can still be read aloud.
    private mutating func explanation(
        _ entry: StoryFile.ExplanationEntry, of slide: StoryFile.SlideEntry
    ) -> Explanation {
        let clip = entry.clip.flatMap { sound($0, "\(field: slide.path).explain \"\(text: entry.word)\"") }
        return Explanation(word: entry.word, text: entry.text, clip: clip)
    }

    mutating func sound(_ name: String, _ field: Sentence) -> Sound? {
        file(name, .sound, field).map { Sound($0.hasPrefix("clips/") ? $0 : prefix + $0) }
    }

    /// The length of a clip of this pack in seconds, if it can be read quickly.
    func clipLength(_ sound: Sound) -> Double? {
        if let folder = clips.folder, sound.name.hasPrefix("clips/") {
            return ClipLength.seconds(ofFile: "\(folder)/\(sound.name.dropFirst(6))")
        }
        guard let path = try? folder.ordinaryFile(String(sound.name.dropFirst(prefix.count))) else {
            return nil  // its problem has been noted
        }
        return ClipLength.seconds(ofFile: path)
    }

    private mutating func id(_ id: String?) -> String {
        guard let id else { return name }
        if id.isBlank || id.contains("/") || id != id.withoutControls || id.count > 200 {
            note("id \"\(tale: id)\" cannot be part of a route; the folder's name is used")
            return name
        }
        return id
    }

    private mutating func shelf(_ name: String?) -> String? {
        guard let name else { return nil }
        guard let usable = ShelfName.usable(name), usable == name else {
            note("shelf \"\(text: name)\" cannot be the name of a shelf; that of its language is used")
            return nil
        }
        return name
    }

    private mutating func title(_ title: String?) -> String {
        guard let title else { return name }
        // Any number of combining marks can be stacked on one character, so these are limited too.
        let scalars = String.UnicodeScalarView(title.withoutControls.unicodeScalars.prefix(1000))
        let shown = String(String(scalars).prefix(StoryFile.longestTitle))
        guard shown.isBlank else { return shown }
        note("title is blank; the folder's name is used")
        return name
    }

    /// The file that a field names, if usable; for a converted clip, its converted name.
    mutating func file(_ name: String, _ kind: PackFileNames.Kind, _ field: Sentence) -> String? {
        if let fault = Self.fault(of: name) {
            note("\(field) \"\(file: name)\" \(fault)")
            return nil
        }
        switch files.match(name, kind) {
        case .none:
            note("\(field) \"\(file: name)\": there is no file of this name with the ending \(kind.endings)")
        case .unplayable(let file):
            switch convertedSound(for: file) {
            case .success(let sound): return sound
            case .failure(let reason): note("\(field) \"\(file: name)\": \(file: file) \(reason)")
            }
        case .file(let file, let others):
            if !others.isEmpty {
                let both = others.map { "\(file: $0)" as Sentence }.joined(separator: ", ")
                note("\(field) \"\(file: name)\" could also be \(both); \(file: file) is used")
            }
            switch playedFile(file, kind) {
            case .success(let file): return file
            case .failure(let reason): note("\(field) \"\(file: name)\": \(file: file) \(reason)")
            }
        }
        return nil
    }

    /// A regular file or, for a WAV in an unplayable format, its converted version.
    private mutating func playedFile(_ file: String, _ kind: PackFileNames.Kind) -> Result<String, FileRefusal> {
        do throws(FileRefusal) {
            let path = try folder.ordinaryFile(file)
            guard kind == .sound, PlayedWAV.mustBeConverted(path) else { return .success(file) }
            return convertedSound(for: file)
        } catch {
            return .failure(error)
        }
    }

    /// Why a name cannot be a file name in the folder.
    private static func fault(of name: String) -> Sentence? {
        let parts = name.split(separator: "/", omittingEmptySubsequences: false)
        if name.isBlank { return "is blank" }
        if name.utf8.contains(0) { return "contains a zero character" }
        if parts.contains("..") || name.hasPrefix("/") || name.hasPrefix("~/") || name == "." {
            return "leaves the tale's folder"
        }
        return parts.count > 1 ? "contains a slash; only files beside story.json are used" : nil
    }

    mutating func note(_ sentence: Sentence) { problems.note(Self.manifest, sentence) }
}
