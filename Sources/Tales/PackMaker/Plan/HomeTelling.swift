import Sentences
import TalePacks

/// A telling included with a tale: recordings of its slides, made at home.
struct HomeTelling: Hashable, Sendable {
    /// The folder's name, with only letters, digits and `-`.
    let name: String
    /// The teller's face if no file specifies it.
    let teller: Teller
    /// Its `telling.json`.
    let manifest: SourceFile?
    /// The recordings by the slide's index.
    let recordings: [Int: SourceFile]
}

extension TalePlan {
    /// Assigns recordings to slides.
    ///
    /// - Parameter files: named `tellings/NAME/FILE`.
    mutating func take(_ files: [SourceFile]) {
        let folders = Dictionary(grouping: files) { file in
            file.name.split(separator: "/").dropFirst().first.map(String.init) ?? ""
        }
        let sorted = folders.sorted { NaturalOrder($0.key) < NaturalOrder($1.key) }
        if sorted.count > Telling.most {
            remarks.append("there are more than \(Telling.most) tellings; the rest is left out")
        }
        for (folder, files) in sorted.prefix(Telling.most) { take(files, of: folder) }
    }

    private mutating func take(_ files: [SourceFile], of folder: String) {
        let place: Sentence = "\(path: "\(Telling.folder)/\(folder)")"
        let sounds = files.sorted(.sound)
        var recordings: [Int: SourceFile] = [:]
        for number in slides.indices {
            let names = [stem(ofSlide: number), "\(number + 1)"]
            recordings[number] = names.lazy.compactMap { name in sounds.first { $0.lastStem == name } }.first
        }
        let left = Set(sounds).subtracting(recordings.values).count
        guard !recordings.isEmpty else {
            return remarks.append("\(place): contains no recording of a slide; it is left out")
        }
        if left > 0 { remarks.append("\(place): \(left) recordings belong to missing slides; they are left out") }
        let teller = Teller(folder: folder)
        let name = TaleNames.free(Self.isPlain(folder) ? folder : teller.name, among: Set(tellings.map(\.name)))
        tellings.append(
            HomeTelling(
                name: name, teller: teller, manifest: files.first { $0.name.hasSuffix("/\(Telling.manifest)") },
                recordings: recordings))
    }

    /// The name, without extension, of a slide's recording in the source.
    func stem(ofSlide number: Int) -> String {
        let slide = slides[number]
        return Telling.stem(ofSlide: slide.id ?? slide.picture?.stem ?? "", number: number + 1)
    }

    private static func isPlain(_ name: String) -> Bool {
        name.utf8.count <= 60 && name.utf8.first != UInt8(ascii: "-")
            && name.unicodeScalars.allSatisfy { ("a"..."z").contains($0) || ("0"..."9").contains($0) || $0 == "-" }
    }
}

extension SourceFile {
    /// The file name without its folders.
    fileprivate var lastStem: String { (name.split(separator: "/").last.map(String.init) ?? name).fileStem }
}
