import CExpat
import Conversion

/// An element of an XML document with all that is in it.
struct XMLTree {
    enum Node {
        case element(XMLTree)
        case text(String)
    }

    /// Without the prefix of its namespace.
    let name: String
    private let attributes: [String: String]
    fileprivate(set) var nodes: [Node] = []

    fileprivate init(name: String, attributes: [String: String]) {
        self.name = String(name.split(separator: ":").last ?? "")
        self.attributes = attributes
    }

    /// An attribute, named with its prefix or without.
    subscript(name: String) -> String? {
        attributes[name] ?? attributes.first { $0.key.hasSuffix(":\(name)") }?.value
    }

    var elements: [XMLTree] {
        nodes.compactMap { if case .element(let element) = $0 { element } else { nil } }
    }

    /// All elements of a name below this one, in the order of the document.
    func all(_ name: String) -> [XMLTree] {
        elements.flatMap { ($0.name == name ? [$0] : []) + $0.all(name) }
    }

    /// All text below it.
    var text: String {
        nodes.map { node in
            switch node {
            case .element(let element): element.text
            case .text(let text): text
            }
        }.joined()
    }

    /// Reads a document.
    ///
    /// - Parameter path: its place in the archive, for the message.
    init(_ bytes: [UInt8], path: String) throws(ConversionRefusal) {
        let builder = XMLTreeBuilder()
        let parser = XML_ParserCreate(nil)
        defer { XML_ParserFree(parser) }
        builder.parser = parser
        XML_SetUserData(parser, Unmanaged.passUnretained(builder).toOpaque())
        builder.listen(to: parser)
        let status = bytes.withUnsafeBufferPointer { buffer in
            buffer.withMemoryRebound(to: CChar.self) { XML_Parse(parser, $0.baseAddress, Int32($0.count), 1) }
        }
        guard status == XML_STATUS_OK, let root = builder.root else {
            let reason = builder.refusal ?? String(cString: XML_ErrorString(XML_GetErrorCode(parser)))
            throw ConversionRefusal("has broken XML in \(path), line \(XML_GetCurrentLineNumber(parser)): \(reason)")
        }
        self = root
    }
}

/// Puts the tree together while the parser goes through the document.
private final class XMLTreeBuilder {
    var parser: XML_Parser?
    private(set) var root: XMLTree?
    private(set) var refusal: String?
    private var open: [XMLTree] = []

    /// Trees are walked by recursion.
    private static let deepest = 200

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
        XML_SetEntityDeclHandler(parser) { owner, _, _, _, _, _, _, _, _ in
            XMLTreeBuilder.from(owner)?.stop("it declares entities of its own")
        }
    }

    private static func from(_ owner: UnsafeMutableRawPointer?) -> XMLTreeBuilder? {
        owner.map { Unmanaged<XMLTreeBuilder>.fromOpaque($0).takeUnretainedValue() }
    }

    private func begin(_ name: UnsafePointer<CChar>?, _ pairs: UnsafeMutablePointer<UnsafePointer<CChar>?>?) {
        guard open.count < Self.deepest else { return stop("it is nested more than \(Self.deepest) deep") }
        var attributes: [String: String] = [:]
        var index = 0
        while let pairs, let name = pairs[index], let value = pairs[index + 1] {
            attributes[String(cString: name)] = String(cString: value)
            index += 2
        }
        open.append(XMLTree(name: name.map { String(cString: $0) } ?? "", attributes: attributes))
    }

    private func end() {
        guard let element = open.popLast() else { return }
        if open.isEmpty { root = element } else { open[open.count - 1].nodes.append(.element(element)) }
    }

    private func add(_ text: String) {
        guard !open.isEmpty else { return }
        open[open.count - 1].nodes.append(.text(text))
    }

    private func stop(_ reason: String) {
        refusal = refusal ?? reason
        XML_StopParser(parser, XML_Bool(XML_FALSE))
    }
}
