import FoundationEssentials
import Glibc
import Sentences
import Storage

/// The librarian's names for kiosks, in a network's `names.json`: also of those that have not been heard of yet.
public struct KioskNames: Sendable {
    private(set) var names: [String: String]

    static let file = "names.json"
    private static let mostBytes = 4 << 20
    /// The most kiosks of a network.
    static let mostKiosks = 10_000

    /// Why a kiosk has no other name now.
    public struct Failure: Explained, Hashable {
        public let sentence: Sentence
    }

    /// - Parameter path: the network's folder.
    public init(in path: String) throws(Failure) {
        names = [:]
        do {
            let json = try OrdinaryFile.read("\(path)/\(Self.file)", atMost: Self.mostBytes)
            names = try JSONDecoder().decode([String: String].self, from: Data(json))
        } catch ReadFailure.absent {
            return
        } catch {
            throw Failure(sentence: "\(path: "\(path)/\(Self.file)") cannot be read; mend or remove it")
        }
        names = names.filter { Self.isID($0.key) }.mapValues { PlainName.of($0) }.filter { !$0.value.isEmpty }
    }

    /// Calls a kiosk by another name, or by its own again.
    ///
    /// - Parameters:
    ///   - id: 16 hexadecimal digits.
    ///   - name: nil for its own.
    public mutating func call(_ id: String, _ name: String?, in path: String) throws(Failure) {
        guard Self.isID(id) else {
            throw Failure(
                sentence: "\"\(text: id)\" is no kiosk's id; the page of lights shows it, 16 signs of 0-9 and a-f")
        }
        let plain = name.map { PlainName.of($0, longest: 1000) }
        guard plain.map({ (1...PlainName.longest).contains($0.count) }) ?? true else {
            throw Failure(sentence: "a kiosk's name has 1 to \(PlainName.longest) characters")
        }
        names[id] = plain
        guard names.count <= Self.mostKiosks else {
            throw Failure(sentence: "a network has at most \(Self.mostKiosks) kiosks")
        }
        do {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
            try OpenFolder(path).write(Array(encoder.encode(names)) + [10], as: Self.file)
        } catch {
            throw Failure(sentence: "\(path: path) cannot be written: \(error)")
        }
    }

    /// Whether a text is an id: 16 hexadecimal digits in small letters.
    static func isID(_ text: String) -> Bool {
        text.utf8.count == 16 && text.utf8.allSatisfy { (48...57).contains($0) || (97...102).contains($0) }
    }
}
