import Confinement
import Sentences

/// Why the child process did not convert a file, as reported by it.
///
/// A compromised child could say anything, so it sends no text: only one of these cases, whose text is
/// made in the parent. Names are those of files in the untrusted archive, which an honest child also reports.
package enum ConversionReason: Explained, Codable, Hashable {
    case fixed(FixedReason)
    case notLockedIn(ConfinementFailure)
    case unreadable(errno: Int32), unwritable(errno: Int32)
    case tooManyMegabytes(Int, most: Int)
    // Pictures
    case unreadableHere(PictureKind)
    case tooLong(width: Int, height: Int, most: Int)
    case tooManyMegapixels(Int, most: Int)
    // Sounds and speech
    case tooManyChannels(Int, most: Int)
    /// - Parameter 0: nil if the file does not state its length.
    case tooManyMinutes(Int?, most: Int)
    case tooManyLetters(most: Int)
    case unknownLanguage(String)
    // Archives and books
    case tooManyEntries(Int, most: Int)
    case unpacksToMore(gigabytes: Int)
    case entry(EntryFault, String)
    case largeEntry(String, megabytes: Int)
    case tooManyPages(Int, most: Int)
    case brokenXML(XMLFault, String, line: Int)
    // Language models
    case model(ModelFault)
    case modelVersion(Int)
    case noLanguageModel(architecture: String)
    /// - Parameter of: how many parts it has.
    case modelPart(of: Int)
    case truncatedModel(bytes: Int, of: Int)

    /// The end of a sentence whose subject is the file.
    package var sentence: Sentence {
        switch self {
        case .fixed(let words): "\(word: words)"
        case .notLockedIn(let failure): failure.sentence
        case .unreadable(let code): "cannot be read: \(errno: code)"
        case .unwritable(let code): "cannot be written: \(errno: code)"
        case .tooManyMegabytes(let size, let most): "is too large: \(size) MB; at most \(most) are allowed"
        case .unreadableHere(let kind): "is \(word: kind), which libvips cannot read here; save it as JPEG"
        case .tooLong(let width, let height, let most):
            "is too large: \(width) × \(height) pixels; at most \(most) per side are allowed"
        case .tooManyMegapixels(let count, let most):
            "is too large: \(count) megapixels; at most \(most) are allowed"
        case .tooManyChannels(let count, let most): "has \(count) channels; at most \(most) are allowed"
        case .tooManyMinutes(let count?, let most): "lasts \(count) minutes; at most \(most) are allowed"
        case .tooManyMinutes(nil, let most): "lasts more than \(most) minutes; at most \(most) are allowed"
        case .tooManyLetters(let most): "has text of more than \(most) letters"
        case .unknownLanguage(let language): "cannot be spoken: espeak-ng knows no language \(text: language)"
        case .tooManyEntries(let count, let most):
            "has \(grouped: count) entries; at most \(grouped: most) are allowed"
        case .unpacksToMore(let gigabytes): "unpacks to more than \(gigabytes) GB, which is refused"
        case .entry(let fault, let name): fault.sentence(of: name)
        case .largeEntry(let name, let megabytes): "contains \(file: name), which is larger than \(megabytes) MB"
        case .tooManyPages(let count, let most): "has \(count) pages; at most \(most) are allowed"
        case .brokenXML(let fault, let name, let line):
            "has broken XML in \(file: name), line \(line): \(word: fault)"
        case .model(let fault): "\(word: fault)"
        case .modelVersion(let version): "is a GGUF of version \(version), which this Pasaka does not know"
        case .noLanguageModel(let architecture):
            "is not a language model that can talk: its architecture is \(text: architecture)"
        case .modelPart(let count): "is one of \(count) parts of a model; join them first (llama-gguf-split --merge)"
        case .truncatedModel(let bytes, let needed):
            "is truncated: it has \(grouped: bytes) of \(grouped: needed) bytes"
        }
    }
}

/// A reason without a number or name.
package enum FixedReason: String, Codable, CaseIterable, Sendable {
    case noFile = "has no input file"
    case noTarget = "has no output file"
    case noOrdinaryFile = "is not an ordinary file"
    case empty = "is empty"
    case damaged = "is damaged"
    case incomplete = "is damaged or incomplete"
    case cutOff = "is damaged or truncated"
    case noMemory = "takes too much memory"
    case noMemoryToRead = "cannot be read: no memory"
    case diskFull = "does not fit on the disk"
    case becomesTooLarge = "becomes larger than allowed"
    // Pictures
    case noCutout = "cannot be a piece of a picture; save it as PNG or WebP"
    case noPicture = "is not a picture that can be read (JPEG, PNG, WebP, HEIC, GIF, TIFF, SVG)"
    case brighterScreen = "is an HDR picture, whose colours cannot be read here; save it as JPEG"
    case noVips = "cannot be converted: libvips does not start"
    // Sounds and speech
    case noFFmpeg = "cannot be converted: FFmpeg's libraries are not installed"
    case noFilter = "cannot be converted: FFmpeg's filters refuse it"
    case noOpus = "cannot be encoded as Opus"
    case unreadableSound = "is not a sound that can be read (WAV, MP3, Ogg, Opus, FLAC, M4A, AAC), or is damaged"
    case unfinishedSound = "is an unfinished recording: its end, which says how to play it, is missing"
    case noSound = "has no sound in it"
    case silent = "has no sound in it: it lasts zero seconds"
    case unknownSound = "has an unsupported audio encoding"
    case damagedSound = "is damaged, or its audio encoding is not supported"
    case noVoice = "cannot be spoken: espeak-ng does not start"
    case voiceFailed = "cannot be spoken: espeak-ng fails"
    // Archives and books
    case noArchive = "is neither a ZIP, an EPUB nor a PDF, or is truncated"
    case noEntry = "has no such entry"
    case foreignName = "has an entry whose name is not in UTF-8; pack it again with a newer program"
    case noContainer = "is not an EPUB: META-INF/container.xml is missing"
    case noPackage = "is not an EPUB: META-INF/container.xml names no package"
    case noSpine = "is an EPUB without a spine"
    case noBloomBook = "is not a book of Bloom: it has no page (.htm) with such a book in it"
    case noDocument = "is not a Word document (DOCX)"
    case noPresentation = "is not a presentation (PPTX, ODP)"
    case noPictures = "has no pictures on its pages"
    case noPDF = "is not a PDF"
    case noPoppler = "cannot be read: Poppler, which reads PDFs, does not start; install Pasaka again"
    case locked = "is locked with a password; save it again without one"
    case noPage = "has no such page"
    case pageWithoutSize = "has a page without a size that can be shown"
    case protected = "is protected against copying (DRM)"
    // Decks
    case noDeck = "is not an Anki deck (APKG, TSV or CSV)"
    case notUTF8 = "is a text that is not in UTF-8; save it again as UTF-8"
    case newerDeck = "was exported by a newer Anki; export it again with support for older versions"
    case onlyUpdate = "has no notes, only a request to update Anki; export it again"
    case brokenCollection = "is damaged: the notes in it cannot be read"
}

/// What is wrong with an entry of an archive.
package enum EntryFault: String, Codable, CaseIterable, Sendable {
    case missing, special, encrypted, damaged, cutOff, larger

    fileprivate func sentence(of name: String) -> Sentence {
        switch self {
        case .missing: "has no \(file: name), which it declares"
        case .special: "has a link or device among its entries, \(file: name); pack the file itself"
        case .encrypted: "is encrypted (\(file: name)); pack it without a password"
        case .damaged: "is damaged: \(file: name) cannot be unpacked"
        case .cutOff: "is damaged: \(file: name) is truncated"
        case .larger: "is inconsistent: \(file: name) unpacks to more than it declares"
        }
    }
}

/// Why a document cannot be read.
package enum XMLFault: String, Codable, CaseIterable, Sendable {
    case ownEntities = "it declares its own entities"
    case deep = "it is nested more than 200 deep"
    case many = "it has more than 250,000 elements"
    case empty = "no element found"
    case crossed = "mismatched tag"
    case unclosed = "unclosed token"
    case twice = "duplicate attribute"
    case unknownEntity = "undefined entity"
    case encoding = "unknown encoding"
    case malformed = "not well-formed"
}

extension Sentence.StringInterpolation {
    /// A number with commas between thousands.
    fileprivate mutating func appendInterpolation(grouped number: Int) { appendInterpolation(Self.grouped(number)) }

    /// One part of its sentence, however many digits it has.
    private static func grouped(_ number: Int) -> Sentence {
        guard number >= 1000 else { return "\(number)" }
        let last = number % 1000
        return "\(grouped(number / 1000)),\(last / 100)\(last / 10 % 10)\(last % 10)"
    }
}
