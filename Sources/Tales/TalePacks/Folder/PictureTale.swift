import Engine
import Sentences

/// Tales without `story.json`.
extension StoryPack {
    /// The folder's pictures in natural order, each with the sound of the same name.
    mutating func pictureTale() -> Story? {
        var pictures = usablePictures()
        let cover = pictures.firstIndex { $0.fileStem.lowercased() == "cover" }.map {
            pictures.remove(at: $0)
        }
        // A cover alone is a tale of one picture.
        if pictures.isEmpty { pictures = cover.map { [$0] } ?? [] }
        guard let first = pictures.first else {
            problems.refuse(nil, "contains neither story.json nor a usable picture")
            return nil
        }
        if pictures.count > StoryFile.mostSlides {
            problems.note(nil, "has more than \(StoryFile.mostSlides) pictures; the rest is left out")
        }
        let slides = pictures.prefix(StoryFile.mostSlides).map { picture in
            let clip = sound(for: picture.fileStem)
            return Slide(
                id: picture.fileStem, image: Image(prefix + picture), narration: clip,
                clipLength: clip.flatMap(clipLength))
        }
        return Story(
            id: name, title: String(name.prefix(StoryFile.longestTitle)),
            cover: Image(prefix + (cover ?? first)), spokenTitle: sound(for: "title"),
            added: try? folder.modified(first), slides: slides)
    }

    /// The pictures in natural order, one per stem.
    private mutating func usablePictures() -> [String] {
        var pictures: [String] = []
        for entry in folder.pictures {
            files.asked.append(PackFileNames.Asked(name: entry.name, kind: .picture))
            if let before = pictures.last, before.fileStem == entry.name.fileStem {
                problems.note(entry.name, "\(file: before) is shown instead; remove one of them")
                continue
            }
            do {
                _ = try folder.ordinaryFile(entry.name)
                pictures.append(entry.name)
            } catch {
                problems.note(entry.name, Sentence(error))
            }
        }
        return pictures
    }

    /// The sound with a name without extension, if it is playable.
    private mutating func sound(for stem: String) -> Sound? {
        switch files.match(stem, .sound, exact: false) {
        case .none: return nil
        case .unplayable(let file):
            return converted(file)
        case .file(let file, let others):
            for other in others {
                problems.note(other, "\(file: file) is played instead; remove one of them")
            }
            do {
                let path = try folder.ordinaryFile(file)
                return PlayedWAV.mustBeConverted(path) ? converted(file) : Sound(prefix + file)
            } catch {
                problems.note(file, Sentence(error))
                return nil
            }
        }
    }

    private mutating func converted(_ file: String) -> Sound? {
        switch convertedSound(for: file) {
        case .success(let sound): return Sound(sound)
        case .failure(let reason):
            problems.note(file, reason.sentence)
            return nil
        }
    }
}

extension PackFolder {
    var hasManifest: Bool { entries.contains { $0.name == StoryPack.manifest } }

    /// The possible pictures of a tale without `story.json`, in natural order.
    var pictures: [Entry] {
        typealias Picture = (entry: Entry, order: (NaturalOrder, Int))
        let kind = PackFileNames.Kind.picture
        let found: [Picture] = entries.compactMap { entry in
            guard !entry.isHidden, entry.kind != .folder, let rank = kind.rank(of: entry) else { return nil }
            return (entry, (NaturalOrder(entry.name.fileStem), rank))
        }
        return found.sorted { $0.order < $1.order }.map(\.entry)
    }
}
