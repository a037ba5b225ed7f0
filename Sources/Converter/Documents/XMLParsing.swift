import CXML
import Conversion

extension XMLTree {
    /// Parses a document.
    ///
    /// - Parameters:
    ///   - path: its path in the archive, for the message.
    ///   - isPage: whether names of elements and attributes are the same in letters of either case, as in HTML.
    init(_ bytes: [UInt8], path: String, isPage: Bool = false) throws(ConversionReason) {
        let guardian = XMLGuard()
        let document = bytes.withUnsafeBufferPointer { guardian.parse($0) }
        defer { xmlFreeDoc(document) }
        guard let root = xmlDocGetRootElement(document) else {
            // libxml2 calls words without an element empty, too.
            let isText = !bytes.contains(0x3c) && !bytes.allSatisfy { [0x20, 0x09, 0x0a, 0x0d].contains($0) }
            throw ConversionReason.brokenXML(
                isText ? .malformed : guardian.fault ?? .empty, path, line: guardian.line)
        }
        self.init(root, isPage: isPage)
    }
}

/// The guard of a parse: libxml2 loads nothing from outside, and is stopped at the first fault and at what could take
/// too much memory.
private final class XMLGuard {
    private(set) var fault: XMLFault?
    private(set) var line = 1
    private var count = 0

    /// - Returns: nil if there is a fault, or nothing to parse.
    func parse(_ bytes: UnsafeBufferPointer<UInt8>) -> xmlDocPtr? {
        guard let decoding = decoding(of: bytes), let parser = xmlNewParserCtxt(), let base = bytes.baseAddress
        else { return nil }
        defer { xmlFreeParserCtxt(parser) }
        parser.pointee._private = Unmanaged.passUnretained(self).toOpaque()
        listen(to: &parser.pointee.sax.pointee)
        let options = XML_PARSE_NONET.rawValue | XML_PARSE_NOCDATA.rawValue | decoding.rawValue
        let document = base.withMemoryRebound(to: CChar.self, capacity: bytes.count) {
            xmlCtxtReadMemory(parser, $0, Int32(bytes.count), nil, nil, Int32(options))
        }
        guard fault != nil else { return document }
        xmlFreeDoc(document)
        return nil
    }

    /// The option with which libxml2 decodes a document by itself; nil for an encoding that needs the machine's tables:
    /// to open those would end the sandboxed process.
    private func decoding(of bytes: UnsafeBufferPointer<UInt8>) -> xmlParserOption? {
        let wide: [[UInt8]] = [[0xfe, 0xff], [0xff, 0xfe], [0, 0x3c, 0, 0x3f], [0x3c, 0, 0x3f, 0]]
        if wide.contains(where: { bytes.starts(with: $0) }) { return XML_PARSE_IGNORE_ENC }
        // Four bytes a letter, or EBCDIC.
        guard !bytes.prefix(4).contains(0), !bytes.starts(with: [0x4c, 0x6f, 0xa7, 0x94]) else {
            fault = .malformed
            return nil
        }
        let declaration = String(decoding: bytes.prefix(256), as: UTF8.self).prefix { $0 != ">" }
        guard declaration.contains("<?xml"), let name = declaration.firstMatch(of: /encoding\s*=\s*["']([^"']*)/)?.1
        else { return XML_PARSE_IGNORE_ENC }
        switch name.uppercased() {
        case "UTF-8", "US-ASCII": return XML_PARSE_IGNORE_ENC
        case "ISO-8859-1": return xmlParserOption(0)
        default: fault = .encoding
        }
        return nil
    }

    private func listen(to handler: inout xmlSAXHandler) {
        handler.startElementNs = { owner, name, prefix, space, spaces, names, count, defaults, attributes in
            guard XMLGuard.of(owner)?.mayBegin(owner) == true else { return }
            xmlSAX2StartElementNs(owner, name, prefix, space, spaces, names, count, defaults, attributes)
        }
        handler.entityDecl = { owner, name, kind, publicName, place, content in
            guard xmlGetPredefinedEntity(name) == nil else { return }
            guard kind == XML_INTERNAL_GENERAL_ENTITY.rawValue, XMLGuard.isCharacter(content) else {
                XMLGuard.of(owner)?.stop(.ownEntities, owner)
                return
            }
            xmlSAX2EntityDecl(owner, name, kind, publicName, place, content)
        }
        handler.unparsedEntityDecl = { owner, _, _, _, _ in XMLGuard.of(owner)?.stop(.ownEntities, owner) }
        handler.reference = { owner, name in
            // An entity that nobody declares is no text of the element around an attribute.
            guard let owner, XMLGuard.parser(owner).pointee.instate != XML_PARSER_ATTRIBUTE_VALUE else { return }
            xmlSAX2Reference(owner, name)
        }
        handler.comment = nil
        handler.processingInstruction = nil
        handler.serror = { owner, error in
            guard let error, error.pointee.level == XML_ERR_FATAL else { return }
            XMLGuard.of(owner)?.stop(XMLFault(xmlParserErrors(UInt32(error.pointee.code))), owner)
        }
    }

    private func mayBegin(_ owner: UnsafeMutableRawPointer?) -> Bool {
        guard let owner else { return false }
        count += 1
        if XMLGuard.parser(owner).pointee.nodeNr >= XMLTree.deepest {
            stop(.deep, owner)
        } else if count > XMLTree.most {
            stop(.many, owner)
        }
        return fault == nil
    }

    private func stop(_ reason: XMLFault, _ owner: UnsafeMutableRawPointer?) {
        guard let owner, fault == nil else { return }
        fault = reason
        line = Int(XMLGuard.parser(owner).pointee.input?.pointee.line ?? 1)
        xmlStopParser(XMLGuard.parser(owner))
    }

    /// Whether an entity is a single character, such as a no-break space; others could expand to gigabytes.
    private static func isCharacter(_ content: UnsafePointer<xmlChar>?) -> Bool {
        let scalars = content.map { String(cString: $0) }?.unicodeScalars
        guard let scalars, let first = scalars.first, scalars.count == 1 else { return false }
        return !["<", "&", "\u{fffd}"].contains(first)
    }

    private static func parser(_ owner: UnsafeMutableRawPointer) -> xmlParserCtxtPtr {
        owner.assumingMemoryBound(to: xmlParserCtxt.self)
    }

    private static func of(_ owner: UnsafeMutableRawPointer?) -> XMLGuard? {
        owner.flatMap { parser($0).pointee._private }.map { Unmanaged.fromOpaque($0).takeUnretainedValue() }
    }
}

extension XMLFault {
    /// libxml2's error.
    fileprivate init(_ error: xmlParserErrors) {
        self =
            switch error {
            case XML_ERR_DOCUMENT_EMPTY, XML_ERR_TAG_NOT_FINISHED: .empty
            case XML_ERR_TAG_NAME_MISMATCH: .crossed
            case XML_ERR_GT_REQUIRED: .unclosed
            case XML_ERR_ATTRIBUTE_REDEFINED: .twice
            case XML_ERR_UNDECLARED_ENTITY: .unknownEntity
            case XML_ERR_UNKNOWN_ENCODING, XML_ERR_UNSUPPORTED_ENCODING: .encoding
            default: .malformed
            }
    }
}
