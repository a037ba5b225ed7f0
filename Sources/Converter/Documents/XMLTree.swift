import CXML

/// An element of an XML document with its content.
struct XMLTree {
    enum Node {
        case element(XMLTree)
        case text(String)
    }

    /// The name without the namespace prefix.
    let name: String
    private let attributes: [String: String]
    let nodes: [Node]

    /// The maximum depth: trees are walked recursively.
    static let deepest = 200
    /// The maximum number of elements; each takes some hundred bytes.
    static let most = 250_000

    init(name: String, attributes: [String: String], nodes: [Node]) {
        self.nodes = nodes
        self.name = String(name.split(separator: ":").last ?? "")
        self.attributes = attributes
    }

    /// An attribute, by name with or without prefix.
    subscript(name: String) -> String? {
        attributes[name] ?? attributes.first { $0.key.hasSuffix(":\(name)") }?.value
    }

    /// The names in its `class`.
    var classes: Set<Substring> { Set(attributes["class"]?.split(whereSeparator: \.isWhitespace) ?? []) }

    /// The element with another content, and with only these attributes.
    func with(_ nodes: [Node], attributes: [String: String] = [:]) -> XMLTree {
        XMLTree(name: name, attributes: attributes, nodes: nodes)
    }

    /// An attribute by its name, which has a prefix: `r:id` beside an `id`.
    func prefixed(_ name: String) -> String? { attributes.first { $0.key.hasSuffix(":\(name)") }?.value }

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

    /// The elements of a class, itself among them, without those within another one.
    func all(ofClass name: Substring) -> [XMLTree] {
        classes.contains(name) ? [self] : elements.flatMap { $0.all(ofClass: name) }
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
}

/// The tree of libxml2's nodes.
extension XMLTree {
    /// - Parameter isPage: whether names are the same in letters of either case.
    init(_ element: xmlNodePtr, isPage: Bool, depth: Int = 0) {
        func name(_ bytes: UnsafePointer<xmlChar>?, _ space: xmlNsPtr?) -> String {
            let name = [space?.pointee.prefix, bytes].compactMap(\.self).map(Self.text).joined(separator: ":")
            return isPage ? name.lowercased() : name
        }
        var attributes: [String: String] = [:]
        var attribute = element.pointee.properties
        while let here = attribute {
            attributes[name(here.pointee.name, here.pointee.ns)] = Self.texts(here.pointee.children)
            attribute = here.pointee.next
        }
        var nodes: [Node] = []
        var child = depth < Self.deepest ? element.pointee.children : nil
        while let here = child {
            switch here.pointee.type {
            case XML_ELEMENT_NODE: nodes.append(.element(XMLTree(here, isPage: isPage, depth: depth + 1)))
            case XML_TEXT_NODE: nodes.append(.text(Self.text(here.pointee.content)))
            // &nbsp; of a document type that is not read: all such entities become a space.
            case XML_ENTITY_REF_NODE: nodes.append(.text(here.pointee.content.map { Self.text($0) } ?? " "))
            default: break
            }
            child = here.pointee.next
        }
        self.init(name: name(element.pointee.name, nil), attributes: attributes, nodes: nodes)
    }

    /// The text of an attribute's nodes.
    private static func texts(_ first: xmlNodePtr?) -> String {
        var texts = "", node = first
        while let here = node {
            texts += text(here.pointee.content)
            node = here.pointee.next
        }
        return texts
    }

    private static func text(_ bytes: UnsafePointer<xmlChar>?) -> String { bytes.map { String(cString: $0) } ?? "" }
}
