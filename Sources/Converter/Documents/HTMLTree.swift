import CXML

extension XMLTree {
    /// Parses a page that is not valid XML like a browser: nothing in it is an error.
    ///
    /// - Returns: nil if even so there is no element.
    init?(html bytes: [UInt8]) {
        let options =
            HTML_PARSE_RECOVER.rawValue | HTML_PARSE_NOERROR.rawValue | HTML_PARSE_NOWARNING.rawValue
            | HTML_PARSE_NONET.rawValue
        let document = bytes.withUnsafeBufferPointer { buffer in
            buffer.withMemoryRebound(to: CChar.self) {
                htmlReadMemory($0.baseAddress, Int32($0.count), nil, "UTF-8", Int32(options))
            }
        }
        guard let document else { return nil }
        defer { xmlFreeDoc(document) }
        guard let root = xmlDocGetRootElement(document) else { return nil }
        self.init(root, depth: 0)
    }

    private init(_ element: UnsafeMutablePointer<xmlNode>, depth: Int) {
        var attributes: [String: String] = [:]
        var attribute = element.pointee.properties
        while let here = attribute {
            attributes[Self.text(here.pointee.name)] = Self.text(here.pointee.children?.pointee.content)
            attribute = here.pointee.next
        }
        var nodes: [Node] = []
        var child = depth < Self.deepest ? element.pointee.children : nil
        while let here = child {
            switch here.pointee.type {
            case XML_ELEMENT_NODE: nodes.append(.element(XMLTree(here, depth: depth + 1)))
            case XML_TEXT_NODE: nodes.append(.text(Self.text(here.pointee.content)))
            default: break
            }
            child = here.pointee.next
        }
        self.init(name: Self.text(element.pointee.name), attributes: attributes, nodes: nodes)
    }

    private static func text(_ bytes: UnsafePointer<xmlChar>?) -> String { bytes.map { String(cString: $0) } ?? "" }
}
