import Engine
import Sentences

/// The tellings in a pack's folder: `tellings/<name>/<slide>.ogg`.
extension StoryPack {
    /// Further tellings are ignored.
    static let mostTellings = Telling.most

    /// The tellings with at least one recording of `slides`.
    mutating func tellings(of slides: Slides) -> [Telling] {
        guard let entry = folder.entries.first(where: { $0.name == Telling.folder }) else { return [] }
        do {
            let home = try folder.inner(entry)
            let names = home.entries.filter { !$0.isHidden && home.isFolder($0) }
                .sorted { NaturalOrder($0.name) < NaturalOrder($1.name) }
            if names.count > Self.mostTellings {
                problems.note(Telling.folder, "has more than \(Self.mostTellings) tellings; the rest is left out")
            }
            return names.prefix(Self.mostTellings).compactMap { telling(in: home, $0, of: slides) }
        } catch {
            problems.note(Telling.folder, Sentence(error))
            return []
        }
    }

    private mutating func telling(in home: PackFolder, _ entry: PackFolder.Entry, of slides: Slides) -> Telling? {
        let place: Sentence = "tellings/\(telling: entry.name)"
        do {
            let folder = try home.inner(entry)
            var telling = Telling(id: entry.name, teller: Teller(folder: entry.name), narration: [:])
            addRecordings(of: slides, in: folder, place, to: &telling)
            addManifest(of: slides, in: folder, place, to: &telling)
            guard telling.narration.isEmpty else { return telling }
            problems.note(at: place, "contains no recording of a slide")
        } catch {
            problems.note(at: place, Sentence(error))
        }
        return nil
    }

    private mutating func addRecordings(
        of slides: Slides, in folder: PackFolder, _ place: Sentence, to telling: inout Telling
    ) {
        var files = PackFileNames(folder.entries)
        let ids = Set(slides.map(\.id))
        for (index, slide) in slides.enumerated() {
            let number = "\(index + 1)"
            let names = [Telling.stem(of: slide, number: index + 1)] + (ids.contains(number) ? [] : [number])
            for name in names where telling.narration[slide.id] == nil {
                switch files.match(name, .recording, exact: false) {
                case .none: break
                case .unplayable(let file): problems.note(at: "\(place)/\(file: file)", "must be converted to ogg")
                case .file(let file, _):
                    do {
                        let time = try folder.modified(file)
                        telling.recorded = max(telling.recorded ?? time, time)
                        telling.narration[slide.id] = Sound("\(prefix)\(Telling.folder)/\(telling.id)/\(file)")
                    } catch {
                        problems.note(at: "\(place)/\(file: file)", Sentence(error))
                    }
                }
            }
        }
    }

    /// Adds the teller and the words from `telling.json`, which may be missing.
    private mutating func addManifest(
        of slides: Slides, in folder: PackFolder, _ place: Sentence, to telling: inout Telling
    ) {
        guard folder.entries.contains(where: { $0.name == Telling.manifest }) else { return }
        let manifest: Sentence = "\(place)/telling.json"
        do {
            let file = try StoryFile.decode(
                TellingFile.self, folder.read(Telling.manifest, atMost: Self.largestManifest))
            for problem in file.problems { problems.note(at: manifest, problem) }
            telling.teller.animal = file.animal ?? telling.teller.animal
            telling.teller.hue = file.hue ?? telling.teller.hue
            for (index, slide) in slides.enumerated() where telling.narration[slide.id] != nil {
                guard let pairs = file.words[Telling.stem(of: slide, number: index + 1)] else { continue }
                if let fault = StoryFields.fault(of: pairs, saying: slide.text) {
                    problems.note(at: manifest, "words.\(slide: slide.id) \(fault)")
                } else {
                    telling.words[slide.id] = pairs.map { WordTime(start: $0[0], end: $0[1]) }
                }
            }
        } catch {
            problems.note(at: manifest, Sentence(error))
        }
    }
}

extension Story {
    /// Adds another folder's tellings of the tale.
    mutating func add(_ others: [Telling]) {
        for other in others {
            if let index = tellings.firstIndex(where: { $0.id == other.id }) {
                tellings[index] = tellings[index].joined(with: other)
            } else {
                tellings.append(other)
            }
        }
    }
}

extension PackFolder {
    /// A subfolder, or the target of a link to one.
    package func inner(_ entry: Entry) throws(FileRefusal) -> PackFolder {
        try PackFolder(path: entry.kind == .link ? try target(of: entry.name) : path + "/" + entry.name)
    }

    /// Whether it has tellings but no tale: the family's tellings of a tale in a read-only place.
    var isOfTellingsOnly: Bool {
        !hasManifest && pictures.isEmpty && entries.contains { $0.name == Telling.folder && isFolder($0) }
    }
}
