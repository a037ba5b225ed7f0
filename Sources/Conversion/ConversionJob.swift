import Sentences

/// One task on an untrusted file, done by a child process with limits.
public enum ConversionJob: Codable, Hashable, Sendable {
    /// Reads any picture and writes an upright JPEG without metadata, of at most this many pixels, on white paper.
    case picture(mostWidth: Int, mostHeight: Int)
    /// Reads a picture and writes it as a WebP that keeps its transparency, upright, without metadata, with sides of at
    /// most so many pixels.
    case cutout(mostSide: Int)
    /// Reads a picture file of several pages and counts them; 1 for any other picture. Writes nothing.
    case sheets
    /// Reads such a file and writes one of its pages as such a JPEG; the first is 0.
    case sheet(Int, mostWidth: Int, mostHeight: Int)
    /// Reads a picture and finds the strips into which it is cut if it is much taller than the stage. Writes nothing.
    case strips
    /// Reads a picture and writes these rows of it, counted when it is upright, as such a JPEG.
    case strip(Range<Int>, mostWidth: Int, mostHeight: Int)
    /// Reads a PDF and writes one of its pages as such a JPEG.
    case page(PagePlace, mostWidth: Int, mostHeight: Int)
    /// Reads any sound and writes it as Opus in Ogg, at the loudness of the other tales.
    ///
    /// - Parameter parts: the wanted parts, joined; none for all of it.
    case sound(Loudness, parts: [SoundPart] = [])
    /// Reads nothing and writes the text as spoken by espeak-ng, as Opus in Ogg like a sound.
    case voice(Loudness, text: String, language: String)
    /// Reads any sound and writes its samples, mixed to mono: 32-bit floats, little-endian, −1…1.
    case samples(rate: Int)
    /// Reads nothing and writes the text as spoken by espeak-ng, as samples like those of ``samples(rate:)``.
    case speech(text: String, language: String, rate: Int)
    /// Reads nothing and returns the phonemes of texts as espeak-ng would speak them, in the IPA; writes nothing.
    ///
    /// - Parameter areTied: whether the letters of one phoneme, such as of an affricate, are tied (U+0361).
    case phonemes([String], language: String, areTied: Bool)
    /// Reads a ZIP and lists its contents; writes nothing.
    case listing
    /// Reads a ZIP and writes the content of these entries (indexes into the listing), one after the other.
    case entries([Int])
    /// Reads an EPUB and writes a picture that is written into one of its pages, as ``Book/Page`` says.
    case inlaid(page: Int, number: Int)
    /// Reads the pictures of a ZIP that lie over each other, and writes a drawing (SVG) of them.
    case collage(Collage)
    /// Reads an EPUB or a book of Bloom and returns the content of its pages; writes nothing.
    ///
    /// - Parameter named: the name of its file, which one of its pages may have too.
    case book(named: String = "")
    /// Reads a DOCX and returns its text; writes nothing.
    case document
    /// Reads a PDF and returns the content of its pages; writes nothing.
    case printedBook
    /// Reads a presentation (PPTX, ODP) and returns what it tells beside its slides' pictures; writes nothing.
    case presentation
    /// Reads the texts of a pack for a storyteller box and returns its tales; writes nothing.
    ///
    /// - Parameter texts: their ranges in the input: `story.json`, or `nodes.json` and those beside it that there are.
    case interactivePack(texts: [Range<Int>])
    /// Reads a picture and tells whether it shows nothing, being all of one colour; writes nothing.
    case blank
    /// Reads a deck for Anki and writes its notes, as ``Conversion/deck(in:)`` reads them.
    case deck
    /// Reads nothing and writes new notes as a package for Anki, as ``Conversion/package(_:)`` does.
    case package(NewDeck)
    /// Reads the header of a language model (GGUF), as ``Conversion/model(in:)`` does; writes nothing.
    case model

    /// A part of the input.
    public struct SoundPart: Codable, Hashable, Sendable {
        /// The byte range of the sound's file, if the input has several, one after the other; nil for all of the input.
        public var bytes: Range<Int>?
        /// The part in seconds; nil for all of it.
        public var clip: ClosedRange<Double>?

        public init(bytes: Range<Int>? = nil, clip: ClosedRange<Double>? = nil) {
            self.bytes = bytes
            self.clip = clip
        }
    }

    /// The target loudness of a clip (EBU R 128).
    public struct Loudness: Codable, Hashable, Sendable {
        /// Integrated loudness in LUFS.
        public var integrated: Double
        /// The maximum true peak in dBTP.
        public var truePeak: Double

        public init(integrated: Double, truePeak: Double) {
            self.integrated = integrated
            self.truePeak = truePeak
        }

        /// The loudness of the shipped tales.
        public static let tale = Loudness(integrated: -18, truePeak: -2)
        /// What goes on below the voice, and the sounds of the scene beside it.
        public static let bed = Loudness(integrated: -30, truePeak: -12)
        public static let foley = Loudness(integrated: -24, truePeak: -6)
    }
}

/// The result of a ``ConversionJob``.
public enum ConversionAnswer: Codable, Hashable, Sendable {
    case picture(PictureFacts)
    /// - Parameter count: pages, at least 1.
    case sheets(count: Int)
    /// Rows from top to bottom; between them nothing is to be seen. None for a picture that stays whole.
    case strips([Range<Int>])
    case sound(SoundFacts)
    /// - Parameter count: samples written.
    case samples(count: Int)
    case speech(SpeechFacts)
    /// The phonemes of each text.
    case phonemes([String])
    /// - Parameter leftOut: names of entries that lead out of their folder, are links, repeat a name or are too long, the
    ///   first of them.
    case listing([ArchiveEntry], leftOut: [String])
    case inlaid, collage
    /// The range of each entry in the output, in the requested order.
    case entries([Range<Int>])
    case book(Book)
    /// A text with `\n` between lines, blank lines between paragraphs and `\u{c}` between pages.
    case document(String)
    case printedBook(PrintedBook)
    case presentation(Presentation)
    /// - Parameter 0: nil if the texts are no such pack, but for example a tale of Pasaka's.
    case interactivePack(InteractivePack?)
    case blank(Bool)
    case deck(DeckFacts)
    /// - Parameter notes: notes written.
    case package(notes: Int)
    case model(ModelHeader)

    public struct PictureFacts: Codable, Hashable, Sendable {
        /// Pixels of the input file, as stored.
        public var originalWidth, originalHeight: Int
        /// Pixels of the output file.
        public var width, height: Int
        /// Whether its metadata said that it is rotated.
        public var wasTurned: Bool
        /// The input format, for the table: `JPEG`, `HEIC`, `PNG`.
        public var format: String

        public init(
            originalWidth: Int, originalHeight: Int, width: Int, height: Int, wasTurned: Bool, format: String
        ) {
            self.originalWidth = originalWidth
            self.originalHeight = originalHeight
            self.width = width
            self.height = height
            self.wasTurned = wasTurned
            self.format = format
        }
    }

    public struct SoundFacts: Codable, Hashable, Sendable {
        public var seconds: Double
        /// LUFS and dBTP of the input file.
        public var loudness, truePeak: Double
        /// The input format, for the table: `AAC`, `MP3`.
        public var format: String

        public init(seconds: Double, loudness: Double, truePeak: Double, format: String) {
            self.seconds = seconds
            self.loudness = loudness
            self.truePeak = truePeak
            self.format = format
        }
    }

    public struct SpeechFacts: Codable, Hashable, Sendable {
        public var count: Int
        /// The position of each word in the text (Unicode scalars) and the sample at which it starts.
        public var words: [Word]

        public struct Word: Codable, Hashable, Sendable {
            public var scalar, sample: Int
            public init(scalar: Int, sample: Int) {
                self.scalar = scalar
                self.sample = sample
            }
        }

        public init(count: Int, words: [Word]) {
            self.count = count
            self.words = words
        }
    }

    /// What a deck says besides its notes.
    public struct DeckFacts: Codable, Hashable, Sendable {
        /// Whether it says how well its notes are known; an export without scheduling and a text do not.
        public var isScheduled: Bool
        /// How many notes are left out, and why.
        public var skipped: [Skipped]

        public struct Skipped: Codable, Hashable, Sendable {
            public var why: SkippedNote
            public var count: Int

            public init(why: SkippedNote, count: Int) {
                self.why = why
                self.count = count
            }
        }

        public init(isScheduled: Bool, skipped: [Skipped]) {
            self.isScheduled = isScheduled
            self.skipped = skipped
        }
    }

    /// A file in a ZIP; folders are not listed.
    public struct ArchiveEntry: Codable, Hashable, Sendable {
        /// The path in the ZIP, always UTF-8, with `/` as separator.
        public var path: String
        /// The uncompressed size in bytes, as claimed by the ZIP; nil if unknown.
        public var size: Int?

        public init(path: String, size: Int?) {
            self.path = path
            self.size = size
        }
    }
}

/// Why a file was not converted.
public struct ConversionRefusal: Explained, Hashable, Sendable {
    /// The end of a sentence whose subject is the file: `is not a picture`.
    public let sentence: Sentence
    /// What the child says; nil if that is not known.
    package let reason: ConversionReason?

    public init(_ sentence: Sentence) { (self.sentence, reason) = (sentence, nil) }

    init(_ reason: ConversionReason) { (sentence, self.reason) = (reason.sentence, reason) }

    /// Why an output could not be written.
    public static let diskFull = ConversionRefusal(ConversionReason.fixed(.diskFull))

    public static func == (left: Self, right: Self) -> Bool { left.sentence == right.sentence }
    public func hash(into hasher: inout Hasher) { hasher.combine(sentence) }
}
