/// What the header of a HEIC or AVIF says of the items in it (ISO/IEC 23008-12).
struct PhotoItems {
    struct Item: Hashable {
        let kind: String
        /// The end of its flags, the last bit of which hides it.
        let flagsEnd: Int
    }

    struct Reference: Hashable {
        let name: String
        /// The place of that name in the file.
        let namePlace: Int
        let from: Int
        let to: [Int]
    }

    struct Property: Hashable {
        let name: String
        let content: Range<Int>
    }

    private(set) var items: [Int: Item] = [:]
    private(set) var references: [Reference] = []
    /// The properties of an item.
    private(set) var properties: [Int: [Property]] = [:]
    private(set) var primary: Int?
    /// The place of the primary item's number.
    private(set) var primaryPlace: Range<Int>?

    /// The most items: more come from no camera.
    private static let mostItems = 10_000

    init(_ bytes: UnsafeRawBufferPointer) {
        guard let meta = Box.all(bytes, in: 0..<bytes.count).first(where: { $0.name == "meta" }) else { return }
        for box in Box.all(bytes, in: meta.content.dropFirst(4)) {
            switch box.name {
            case "pitm": readPrimary(bytes, box)
            case "iinf": readItems(bytes, box)
            case "iref": readReferences(bytes, box)
            case "iprp": readProperties(bytes, box)
            default: break
            }
        }
    }

    /// The property of an item with a name.
    func property(_ name: String, of item: Int) -> Property? { properties[item]?.first { $0.name == name } }

    private mutating func readPrimary(_ bytes: UnsafeRawBufferPointer, _ box: Box) {
        let start = box.content.lowerBound + 4
        let length = bytes.version(of: box) == 0 ? 2 : 4
        guard start + length <= box.content.upperBound else { return }
        primary = bytes.number(at: start, bytes: length)
        primaryPlace = start..<(start + length)
    }

    private mutating func readItems(_ bytes: UnsafeRawBufferPointer, _ box: Box) {
        let entries = Box.all(bytes, in: box.content.dropFirst(bytes.version(of: box) == 0 ? 6 : 8))
        for entry in entries where entry.name == "infe" && entry.content.count >= 12 {
            let start = entry.content.lowerBound + 4
            guard let version = bytes.version(of: entry), version >= 2 else { continue }
            let length = version == 2 ? 2 : 4
            let name = start + length + 2
            guard name + 4 <= entry.content.upperBound, let id = bytes.number(at: start, bytes: length) else {
                continue
            }
            items[id] = Item(
                kind: String(decoding: bytes[name..<(name + 4)], as: UTF8.self), flagsEnd: start)
        }
    }

    private mutating func readReferences(_ bytes: UnsafeRawBufferPointer, _ box: Box) {
        let length = bytes.version(of: box) == 0 ? 2 : 4
        for entry in Box.all(bytes, in: box.content.dropFirst(4)) {
            let start = entry.content.lowerBound
            guard let from = bytes.number(at: start, bytes: length),
                let count = bytes.number(at: start + length, bytes: 2),
                start + length + 2 + count * length <= entry.content.upperBound
            else { continue }
            let to = (0..<count).compactMap { bytes.number(at: start + length + 2 + $0 * length, bytes: length) }
            references.append(Reference(name: entry.name, namePlace: start - 4, from: from, to: to))
        }
    }

    private mutating func readProperties(_ bytes: UnsafeRawBufferPointer, _ box: Box) {
        let parts = Box.all(bytes, in: box.content)
        let all = parts.first { $0.name == "ipco" }.map { Box.all(bytes, in: $0.content) } ?? []
        for part in parts where part.name == "ipma" { readAssociations(bytes, part, all) }
    }

    private mutating func readAssociations(_ bytes: UnsafeRawBufferPointer, _ box: Box, _ all: [Box]) {
        let start = box.content.lowerBound
        guard let version = bytes.version(of: box), let flags = bytes.number(at: start + 1, bytes: 3),
            let count = bytes.number(at: start + 4, bytes: 4)
        else { return }
        let (idLength, indexLength) = (version == 0 ? 2 : 4, flags & 1 == 1 ? 2 : 1)
        var place = start + 8
        for _ in 0..<min(count, Self.mostItems) {
            guard let id = bytes.number(at: place, bytes: idLength),
                let many = bytes.number(at: place + idLength, bytes: 1)
            else { return }
            place += idLength + 1
            for _ in 0..<many {
                // The first bit says that the property is essential; numbers begin at 1.
                guard let number = bytes.number(at: place, bytes: indexLength) else { return }
                let index = number & (indexLength == 2 ? 0x7fff : 0x7f) - 1
                place += indexLength
                guard all.indices.contains(index) else { continue }
                properties[id, default: []].append(Property(name: all[index].name, content: all[index].content))
            }
        }
    }
}

extension UnsafeRawBufferPointer {
    /// The version of a box that has one.
    fileprivate func version(of box: Box) -> Int? {
        box.content.count >= 4 ? number(at: box.content.lowerBound, bytes: 1) : nil
    }
}

extension Range<Int> {
    /// The range without its first numbers; empty if it has fewer.
    fileprivate func dropFirst(_ count: Int) -> Range<Int> { Swift.min(lowerBound + count, upperBound)..<upperBound }
}
