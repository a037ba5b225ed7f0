import Sentences
import TalePacks

extension TalePlan {
    /// A tale from pictures in natural order, each with its sound: by the player's rules for a folder without
    /// `story.json`, and if no sound has the name of a picture, by number or order.
    ///
    /// - Parameter chosen: the names of sounds by those of pictures, if paired by hand.
    init(picturesAndSounds files: [SourceFile], title: String, chosen: [String: String]? = nil) {
        self.init(title: title, slides: [])
        let files = edited(files)
        var pictures = onlyOneOfEachName(files.sorted(.picture))
        if let index = pictures.firstIndex(where: { $0.stem.lowercased() == "cover" }) {
            cover = pictures.remove(at: index)
        }
        // A cover alone is a tale of one picture.
        if pictures.isEmpty, let cover { pictures = [cover] }
        if pictures.count > Self.mostSlides {
            leftOut += pictures[Self.mostSlides...].map(\.name)
            remarks.append("there are more than \(Self.mostSlides) pictures; the rest is left out")
            pictures.removeLast(pictures.count - Self.mostSlides)
        }
        var sounds = onlyOneOfEachName(files.sorted(.sound))
        if let index = sounds.firstIndex(where: { $0.stem.lowercased() == "title" }) {
            spokenTitle = sounds.remove(at: index)
        }
        let pairing = Pairing(pictures: pictures, sounds: sounds, chosen: chosen)
        self.sounds = sounds
        match = pairing.match
        wholeText = Self.wholeText(files, pictures: pictures)
        let captions = Dictionary(files.sorted(.text).map { ($0.stem, $0) }) { first, _ in first }
        slides = pictures.map { picture in
            let sound = pairing.sounds[picture]
            return Slide(
                picture: picture, sound: sound, caption: captions[picture.stem],
                note: sound == nil ? nil : pairing.match.note)
        }
        // A sound with the name of no picture is for all of them.
        if sounds.count == 1, pictures.count > 1, pairing.sounds.isEmpty, chosen == nil { whole = sounds[0] }
        remarks += pairingRemarks
        leftOut += (whole == nil ? loose : []).map(\.name)
    }

    /// The files without the originals of pictures that were edited on an iPhone: `IMG_E0001` replaces `IMG_0001`.
    private mutating func edited(_ files: [SourceFile]) -> [SourceFile] {
        let pictures = Dictionary(grouping: files.filter { $0.rank(.picture) != nil }) { $0.stem.uppercased() }
        var replaced: Set<String> = []
        let renamed = files.map { file in
            guard file.rank(.picture) != nil, let original = file.original, let others = pictures[original] else {
                return file
            }
            replaced.formUnion(others.map(\.name))
            for other in others where !leftOut.contains(other.name) {
                remarks.append("\(other.said): its edited copy \(file.said) is used instead")
                leftOut.append(other.name)
            }
            var edited = file
            edited.alias = others[0].stem + ".\(file.name.fileExtension)"
            return edited
        }
        return Self.told(renamed.filter { !replaced.contains($0.name) })
    }

    /// What is told of an edited picture, which may have the name of either, under the name of the picture.
    private static func told(_ files: [SourceFile]) -> [SourceFile] {
        let pictures = files.filter { $0.rank(.picture) != nil }
        let byStem = Dictionary(pictures.map { ($0.stem.uppercased(), $0) }) { first, _ in first }
        let byOriginal = Dictionary(pictures.compactMap { file in file.original.map { ($0, file) } }) { $1 }
        return files.map { file in
            guard file.rank(.picture) == nil, byStem[file.stem.uppercased()] == nil,
                let picture = file.original.flatMap({ byStem[$0] }) ?? byOriginal[file.stem.uppercased()]
            else { return file }
            var told = file
            told.alias = "\(picture.stem).\(file.name.fileExtension)"
            return told
        }
    }

    /// Remarks on recordings without the names of pictures.
    private var pairingRemarks: [Sentence] {
        let loose = whole == nil ? loose : []
        let names = loose.map(\.said).joined(separator: ", ")
        return [
            match == .byOrder
                ? "no sound has the name of a picture; there are equally many, so they are paired in order" : nil,
            loose.isEmpty ? nil : "no picture has the name of these sounds, which are left out: \(names)",
        ].compactMap(\.self)
    }

    /// The best of files that differ only in extension; the others are noted.
    private mutating func onlyOneOfEachName(_ files: [SourceFile]) -> [SourceFile] {
        var kept: [SourceFile] = []
        for file in files {
            if let before = kept.last, before.stem == file.stem {
                remarks.append("\(file.said): \(before.said) is used instead")
                leftOut.append(file.name)
            } else {
                kept.append(file)
            }
        }
        return kept
    }
}

/// The assignment of sounds to pictures.
struct Pairing: Hashable {
    private(set) var sounds: [SourceFile: SourceFile] = [:]
    private(set) var match = SoundMatch.byName

    /// - Parameters:
    ///   - pictures: in natural order, each name once.
    ///   - sounds: likewise.
    ///   - chosen: the names of sounds by those of pictures; nil to pair automatically.
    init(pictures: [SourceFile], sounds: [SourceFile], chosen: [String: String]? = nil) {
        if let chosen {
            let named = Dictionary(sounds.map { ($0.name, $0) }) { first, _ in first }
            self.sounds = Self.pairs(pictures) { chosen[$0.name].flatMap { named[$0] } }
            match = .byHand
            return
        }
        guard !sounds.isEmpty else { return }
        for (find, match) in [(Self.byName, .byName), (Self.byNumber, .byNumber)] as [(Way, SoundMatch)] {
            self.sounds = find(pictures, sounds)
            self.match = match
            if !self.sounds.isEmpty { return }
        }
        match = .byName
        guard pictures.count == sounds.count else { return }
        self.sounds = Dictionary(uniqueKeysWithValues: zip(pictures, sounds))
        match = .byOrder
    }

    private typealias Way = ([SourceFile], [SourceFile]) -> [SourceFile: SourceFile]

    private static func byName(_ pictures: [SourceFile], _ sounds: [SourceFile]) -> [SourceFile: SourceFile] {
        let byStem = Dictionary(sounds.map { ($0.stem.lowercased(), $0) }) { first, _ in first }
        return pairs(pictures) { byStem[$0.stem.lowercased()] }
    }

    /// The pairs by number, if every sound has that of exactly one picture: a coincidental match is worse than silence.
    ///
    /// So a single sound never matches: phones call their first recording "Balss 001", even if it is of the whole tale.
    private static func byNumber(_ pictures: [SourceFile], _ sounds: [SourceFile]) -> [SourceFile: SourceFile] {
        guard sounds.count > 1 || pictures.count == 1 else { return [:] }
        let numbers = sounds.compactMap { sound in sound.number.map { ($0, sound) } }
        let byNumber = Dictionary(numbers) { first, _ in first }
        let found = pairs(pictures) { picture in picture.number.flatMap { byNumber[$0] } }
        return byNumber.count == sounds.count && Set(found.values).count == sounds.count
            && found.count == sounds.count ? found : [:]
    }

    private static func pairs(
        _ pictures: [SourceFile], _ sound: (SourceFile) -> SourceFile?
    ) -> [SourceFile: SourceFile] {
        var pairs: [SourceFile: SourceFile] = [:]
        for picture in pictures { pairs[picture] = sound(picture) }
        return pairs
    }
}

extension SoundMatch {
    /// The note for the table.
    fileprivate var note: Sentence? {
        switch self {
        case .byName, .byHand: nil
        case .byNumber: "sound found by its number"
        case .byOrder: "sound found by its place"
        }
    }
}

extension SourceFile {
    /// The name, in capitals and without ending, of the picture of which this is the edited one.
    var original: String? {
        let name = stem.uppercased()
        guard name.hasPrefix("IMG_E"), name.dropFirst(5).first?.isWholeNumber == true else { return nil }
        return "IMG_" + name.dropFirst(5)
    }

    /// The last number in its name, without leading zeros; text, because it can have any length.
    var number: String? {
        let isDigit: (Character) -> Bool = { ("0"..."9").contains($0) }
        guard let end = stem.lastIndex(where: isDigit) else { return nil }
        let digits = stem[...end].reversed().prefix(while: isDigit).reversed()
        let significant = digits.drop { $0 == "0" }
        return significant.isEmpty ? "0" : String(significant)
    }
}
