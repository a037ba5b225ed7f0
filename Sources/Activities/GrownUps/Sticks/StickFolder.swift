import Sentences

/// A folder of a stick, or a ZIP there, with several tales, which can be added together.
package struct StickFolder: Hashable, Sendable {
    /// The number of its first tale among ``Sticks/tales``, and the paths of all.
    let first: Int
    let places: [String]
    /// The folder's name.
    let name: String
}

extension Sticks {
    /// The folders with several tales each, if there are tales elsewhere, too: otherwise all are added at once.
    var folders: [StickFolder] {
        let parents = tales.map(\.folder)
        guard Set(parents).count > 1 else { return [] }
        return parents.indices.compactMap { number in
            let parent = parents[number]
            guard number == parents.startIndex || parents[number - 1] != parent,
                !sticks.contains(where: { $0.place == parent })
            else { return nil }
            let inside = parents[number...].prefix { $0 == parent }
            guard inside.count > 1 else { return nil }
            return StickFolder(
                first: number, places: inside.indices.map { tales[$0].place },
                name: (parent.split(separator: "/").last.map(String.init) ?? parent).withoutControls)
        }
    }

    /// The paths of the tales of a folder that can be added without a question.
    func addable(in folder: StickFolder) -> [String] { addable.filter(folder.places.contains) }
}

extension StickTale {
    /// The path of the folder, or of the ZIP, in which it is.
    fileprivate var folder: String { place.split(separator: "/").dropLast().reduce("") { "\($0)/\($1)" } }
}
