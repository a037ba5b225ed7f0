import TalePacks

/// The subfolders of a tale whose pictures, sounds or texts lie one folder deeper, such as `Attēli` beside `Skaņas`.
struct TaleParts {
    /// A folder by what lies directly in it.
    struct Contents {
        let hasPictures, hasSounds, hasTexts: Bool
        /// Whether it is a tale, or has books.
        let isOther: Bool

        init(_ names: [String]) {
            let files = names.filter { !PackFolder.isSystems($0) }.map { SourceFile($0) }
            // A cover beside the folder of pictures belongs to the tale that they are.
            hasPictures = files.contains {
                $0.rank(.picture) != nil && !TaleParts.covers.contains($0.stem.lowercased())
            }
            hasSounds = files.contains { $0.rank(.sound) != nil }
            hasTexts = files.contains { $0.rank(.text) != nil || $0.rank(.document) != nil }
            isOther = files.contains {
                $0.name == StoryManifest.fileName || $0.name == TaleParts.telmiText
                    || BookSearch.bookEndings.contains($0.name.fileExtension)
            }
        }
    }

    /// The text of a pack for Telmi's storyteller.
    static let telmiText = "nodes.json"

    /// The stems of pictures that alone make no tale.
    static let covers: Set = ["cover", "folder"]

    /// The subfolders whose files belong to the tale; none if it is not in parts.
    let names: [String]
    private static let most = 12

    /// - Parameters:
    ///   - own: the names of the folder's own files.
    ///   - inner: those of its subfolders, by their names.
    init(own: [String], inner: [String: [String]]) {
        names = Self.names(Contents(own), inner.mapValues(Contents.init))
    }

    private static func names(_ own: Contents, _ inner: [String: Contents]) -> [String] {
        guard !own.isOther, inner.count <= most else { return [] }
        let parts = inner.filter { !$0.value.isOther }
        let painted = parts.filter(\.value.hasPictures)
        guard painted.count == (own.hasPictures ? 0 : 1) else { return [] }
        let pictures = painted.first?.value ?? own
        let others = parts.filter { !$0.value.hasPictures }
        let sounds = own.hasSounds || pictures.hasSounds ? nil : best(of: others.filter(\.value.hasSounds))
        let hasTexts = own.hasTexts || pictures.hasTexts || sounds.flatMap { others[$0]?.hasTexts } ?? false
        let texts = hasTexts ? nil : best(of: others.filter(\.value.hasTexts))
        let told = Set([sounds, texts].compactMap(\.self))
        guard let folder = painted.first?.key else { return told.sorted() }
        let isPart = isUsual(folder) || !told.isEmpty || own.hasSounds || own.hasTexts
        return isPart ? ([folder] + told).sorted() : []
    }

    /// The one folder of several, such as of two languages: the first whose name only says what is in it.
    private static func best(of folders: [String: Contents]) -> String? {
        let names = folders.keys.sorted { NaturalOrder($0) < NaturalOrder($1) }
        return names.first { isUsual($0, among: usualOfTold) } ?? names.first
    }

    /// Whether a folder's name only says that there are pictures, so that the tale's title is that of the folder above.
    static func isUsual(_ name: String) -> Bool { isUsual(name, among: usual) }

    private static func isUsual(_ name: String, among usual: Set<String>) -> Bool {
        let words = TaleTitle(name).folded.split { !$0.isLetter }
        return words.count <= 2 && words.first.map { usual.contains(String($0)) } ?? false
    }

    /// The usual names of folders with sounds and texts.
    private static let usualOfTold: Set = [
        "skaņas", "skanas", "skaņa", "ieraksti", "ierakstīts", "audio", "balss", "balsis", "teksti", "teksts", "vārdi",
        "sounds", "sound", "recordings", "voice", "voices", "narration", "mp3", "wav", "texts", "text", "words",
        "captions", "звук", "звуки", "аудио", "аудіо", "голос", "записи", "тексты", "текст", "тексти", "garsai",
        "įrašai", "helid", "klänge", "ton",
    ]

    private static let usual: Set = [
        "attēli", "atteli", "attels", "bildes", "bilde", "foto", "fotoattēli", "fotogrāfijas", "zīmējumi", "zimejumi",
        "ilustrācijas", "lapas", "slaidi", "skenējumi", "pictures", "picture", "images", "image", "img", "imgs",
        "photos",
        "photo", "pics", "pages", "slides", "scans", "drawings", "illustrations", "jpg", "jpeg", "png", "heic",
        "картинки", "фото", "фотографии", "изображения", "рисунки", "иллюстрации", "страницы", "малюнки", "зображення",
        "світлини", "paveikslėliai", "nuotraukos", "pildid", "bilder", "fotos",
    ]
}

extension TaleParts {
    /// The parts of the tale in a folder.
    init(of folder: some TaleFolder) {
        let inner = folder.entries.filter {
            !PackFolder.isSystems($0.name) && $0.name != Telling.folder && $0.kind == .folder
        }
        let listed =
            inner.count > Self.most
            ? [] : inner.map { entry in (entry.name, (try? folder.inner(entry))?.ownFiles ?? []) }
        self.init(own: folder.ownFiles, inner: Dictionary(listed) { first, _ in first })
    }
}
