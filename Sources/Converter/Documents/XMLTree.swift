import CExpat
import Conversion

/// An element of an XML document with its content.
struct XMLTree {
    enum Node {
        case element(XMLTree)
        case text(String)
    }

    /// The name without the namespace prefix.
    let name: String
    private let attributes: [String: String]
    fileprivate(set) var nodes: [Node] = []

    /// The maximum depth: trees are walked recursively.
    static let deepest = 200
    /// The maximum number of elements; each takes some hundred bytes.
    static let most = 250_000

    init(name: String, attributes: [String: String], nodes: [Node] = []) {
        self.nodes = nodes
        self.name = String(name.split(separator: ":").last ?? "")
        self.attributes = attributes
    }

    /// An attribute, by name with or without prefix.
    subscript(name: String) -> String? {
        attributes[name] ?? attributes.first { $0.key.hasSuffix(":\(name)") }?.value
    }

    var elements: [XMLTree] {
        nodes.compactMap { if case .element(let element) = $0 { element } else { nil } }
    }

    /// All descendants with a name, in document order.
    func all(_ name: String) -> [XMLTree] {
        elements.flatMap { ($0.name == name ? [$0] : []) + $0.all(name) }
    }

    func all(_ names: Set<String>) -> [XMLTree] {
        elements.flatMap { (names.contains($0.name) ? [$0] : []) + $0.all(names) }
    }

    /// What it means in the book: `epub:type`, whatever the prefix, or its ARIA role.
    var meanings: Set<Substring> {
        let types = attributes.first { $0.key.hasSuffix(":type") }?.value.split(whereSeparator: \.isWhitespace) ?? []
        let roles = self["role"]?.split(whereSeparator: \.isWhitespace) ?? []
        return Set(types + roles.map { $0.hasPrefix("doc-") ? $0.dropFirst(4) : $0 })
    }

    /// All text in its descendants.
    var text: String {
        nodes.map { node in
            switch node {
            case .element(let element): element.text
            case .text(let text): text
            }
        }.joined()
    }

    /// Parses a document.
    ///
    /// - Parameters:
    ///   - path: its path in the archive, for the message.
    ///   - isPage: whether names of elements and attributes are the same in letters of either case, as in HTML.
    init(_ bytes: [UInt8], path: String, isPage: Bool = false) throws(ConversionReason) {
        let builder = XMLTreeBuilder(isPage: isPage)
        let parser = XML_ParserCreate(nil)
        defer { XML_ParserFree(parser) }
        builder.parser = parser
        XML_SetUserData(parser, Unmanaged.passUnretained(builder).toOpaque())
        builder.listen(to: parser)
        let status = bytes.withUnsafeBufferPointer { buffer in
            buffer.withMemoryRebound(to: CChar.self) { XML_Parse(parser, $0.baseAddress, Int32($0.count), 1) }
        }
        guard status == XML_STATUS_OK, let root = builder.root else {
            let fault = builder.refusal ?? XMLFault(XML_GetErrorCode(parser))
            throw ConversionReason.brokenXML(fault, path, line: Int(XML_GetCurrentLineNumber(parser)))
        }
        self = root
    }
}

/// Builds the tree during parsing.
private final class XMLTreeBuilder {
    var parser: XML_Parser?
    private(set) var root: XMLTree?
    private(set) var refusal: XMLFault?
    private var open: [XMLTree] = []
    private var count = 0
    private let isPage: Bool

    init(isPage: Bool) { self.isPage = isPage }

    func listen(to parser: XML_Parser?) {
        XML_SetElementHandler(
            parser, { owner, name, attributes in XMLTreeBuilder.from(owner)?.begin(name, attributes) },
            { owner, _ in XMLTreeBuilder.from(owner)?.end() })
        XML_SetCharacterDataHandler(parser) { owner, text, length in
            let bytes = UnsafeRawBufferPointer(start: text, count: Int(length))
            XMLTreeBuilder.from(owner)?.add(String(decoding: bytes, as: UTF8.self))
        }
        // &nbsp; of a document type that is not read: all such entities become a space.
        XML_SetSkippedEntityHandler(parser) { owner, _, _ in XMLTreeBuilder.from(owner)?.add(" ") }
        XML_SetEntityDeclHandler(parser) { owner, _, isParameter, value, length, _, _, _, _ in
            let bytes = UnsafeRawBufferPointer(start: value, count: value == nil ? 0 : Int(length))
            if isParameter != 0 || !XMLTreeBuilder.isCharacter(bytes) { XMLTreeBuilder.from(owner)?.stop(.ownEntities) }
        }
    }

    /// Whether an entity is a single character, such as a no-break space; others could expand to
    /// gigabytes.
    private static func isCharacter(_ bytes: UnsafeRawBufferPointer) -> Bool {
        let scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars
        guard let first = scalars.first, scalars.count == 1 else { return false }
        return !["<", "&", "\u{fffd}"].contains(first)
    }

    private static func from(_ owner: UnsafeMutableRawPointer?) -> XMLTreeBuilder? {
        owner.map { Unmanaged<XMLTreeBuilder>.fromOpaque($0).takeUnretainedValue() }
    }

    private func begin(_ name: UnsafePointer<CChar>?, _ pairs: UnsafeMutablePointer<UnsafePointer<CChar>?>?) {
        guard open.count < XMLTree.deepest else { return stop(.deep) }
        count += 1
        guard count <= XMLTree.most else { return stop(.many) }
        var attributes: [String: String] = [:]
        var index = 0
        while let pairs, let name = pairs[index], let value = pairs[index + 1] {
            attributes[self.name(name)] = String(cString: value)
            index += 2
        }
        open.append(XMLTree(name: name.map(self.name) ?? "", attributes: attributes))
    }

    private func name(_ bytes: UnsafePointer<CChar>) -> String {
        isPage ? String(cString: bytes).lowercased() : String(cString: bytes)
    }

    private func end() {
        guard let element = open.popLast() else { return }
        if open.isEmpty { root = element } else { open[open.count - 1].nodes.append(.element(element)) }
    }

    private func add(_ text: String) {
        guard !open.isEmpty else { return }
        open[open.count - 1].nodes.append(.text(text))
    }

    private func stop(_ reason: XMLFault) {
        refusal = refusal ?? reason
        XML_StopParser(parser, XML_Bool(XML_FALSE))
    }
}

extension XMLFault {
    /// Expat's error.
    fileprivate init(_ error: XML_Error) {
        self =
            switch error {
            case XML_ERROR_NO_ELEMENTS: .empty
            case XML_ERROR_TAG_MISMATCH: .crossed
            case XML_ERROR_UNCLOSED_TOKEN: .unclosed
            case XML_ERROR_DUPLICATE_ATTRIBUTE: .twice
            case XML_ERROR_UNDEFINED_ENTITY: .unknownEntity
            case XML_ERROR_UNKNOWN_ENCODING, XML_ERROR_INCORRECT_ENCODING: .encoding
            default: .malformed
            }
    }
}
