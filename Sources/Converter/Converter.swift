import CLinux
import Confinement
import Conversion
import FoundationEssentials
import Glibc

/// The child process: does one job on an untrusted file, reports the result, and exits.
///
/// Its parent passes a socket as descriptor 3, and over it the job and the open files. Everything that a job needs from
/// the machine (libraries, their tables, fonts and voices) is loaded first; then the process sandboxes itself, and only
/// then reads the file.
public enum ConverterMain {
    private static let socket: Int32 = 3
    /// Standard streams, socket, two files, and some for library start-up.
    private static let mostDescriptors = 32

    public static func run() -> Never {
        // A speaker ends with its socket: the thread that started it may end long before the app does.
        let isSpeaker = CommandLine.arguments.contains(Speaker.argument)
        if !isSpeaker { process_end_with_parent() }
        if CommandLine.arguments.contains(ConverterProcess.givingWay) { process_give_way() }
        if hasNoParent { _exit(EXIT_FAILURE) }  // it exited before that call, which therefore misses its exit
        do throws(ConfinementFailure) {
            try Confinement.begin()
        } catch {
            end(.refused(ConversionReason.notLockedIn(error)))
        }
        setlocale(LC_CTYPE, "C.UTF-8")
        if isSpeaker {
            var speaker = SpeakerRun(socket)
            speaker.run()
            _exit(EXIT_SUCCESS)
        }
        guard let assignment = Assignment(receivedFrom: socket) else { _exit(EXIT_FAILURE) }
        limit(for: assignment)
        end(outcome(of: assignment))
    }

    private static func end(_ outcome: ConversionOutcome) -> Never {
        tell(outcome)
        _exit(EXIT_SUCCESS)  // the libraries need not clean up
    }

    /// Whether the other end of the socket is closed.
    private static var hasNoParent: Bool {
        var end = pollfd(fd: socket, events: 0, revents: 0)
        return poll(&end, 1, 0) == 1 && end.revents & Int16(POLLHUP) != 0
    }

    private static func limit(for assignment: Assignment) {
        Confinement.limit(RLIMIT_CPU, to: assignment.job.limits.seconds)
        Confinement.limit(RLIMIT_DATA, to: assignment.memoryBytes)
        Confinement.limit(RLIMIT_FSIZE, to: assignment.outputBytes)
        signal(SIGXFSZ, SIG_IGN)  // to get an error instead, and report it
        Confinement.limit(RLIMIT_NOFILE, to: mostDescriptors)
    }

    private static func outcome(of assignment: Assignment) -> ConversionOutcome {
        do throws(ConversionReason) {
            return .done(try Converter(assignment).answer())
        } catch {
            return .refused(error)
        }
    }

    private static func tell(_ outcome: ConversionOutcome) {
        guard let bytes = try? JSONEncoder().encode(outcome) else { return }  // no answer means failure
        _ = OutputFile(descriptor: socket, isShortOfRoom: false).send([UInt8](bytes))
    }
}

/// Does one job in this process.
struct Converter {
    private let job: ConversionJob
    private let memoryBytes: Int
    private let input: Int32?
    private let output: OutputFile?

    init(_ assignment: Assignment) {
        job = assignment.job
        memoryBytes = assignment.memoryBytes
        input = assignment.input
        output = assignment.output.map {
            OutputFile(
                descriptor: $0.descriptor, isShortOfRoom: Self.mostBytes < rlim_t(assignment.job.limits.outputBytes))
        }
    }

    /// The limit of this process's output: its disk quota or, if lower, its parent's limit.
    private static var mostBytes: rlim_t {
        var limits = rlimit()
        getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limits)
        return limits.rlim_cur
    }

    func answer() throws(ConversionReason) -> ConversionAnswer {
        switch job {
        case .sheets:
            return .sheets(count: try PictureConversion.pages(try source()))
        case .picture(let width, let height), .sheet(_, let width, let height):
            var pictures = PictureConversion(mostWidth: width, mostHeight: height, memoryBytes: memoryBytes)
            if case .sheet(let page, _, _) = job { pictures.page = page }
            return .picture(try pictures.convert(try source(), to: try target()))
        case .cutout(let side):
            var pictures = PictureConversion(mostWidth: side, mostHeight: side, memoryBytes: memoryBytes)
            pictures.keepsAlpha = true
            return .picture(try pictures.convert(try source(), to: try target()))
        case .strips:
            return .strips(try PictureConversion.strips(try source()))
        case .strip(let rows, let width, let height):
            var pictures = PictureConversion(mostWidth: width, mostHeight: height, memoryBytes: memoryBytes)
            pictures.rows = rows
            return .picture(try pictures.convert(try source(), to: try target()))
        case .page(let place, let width, let height):
            let pages = PageConversion(place: place, mostWidth: width, mostHeight: height)
            return .picture(try pages.convert(try source(), to: try target()))
        case .sound(let loudness, let parts):
            let sounds = SoundConversion(loudness: loudness)
            return .sound(try sounds.convert(try source(), parts, to: try target()))
        case .voice(let loudness, let text, let language):
            let speech = SpeechConversion(language: language)
            return .sound(try speech.speak(text, SoundConversion(loudness: loudness), to: try target()))
        case .samples(let rate):
            return .samples(count: try SampleConversion(rate: rate).convert(try source(), to: try target()))
        case .speech(let text, let language, let rate):
            let speech = SpeechConversion(language: language)
            return .speech(try speech.speak(text, rate: rate, to: try target()))
        case .phonemes(let texts, let language, let areTied):
            return .phonemes(try SpeechConversion(language: language).phonemes(of: texts, areTied: areTied))
        case .listing:
            return try archive().listing()
        case .entries(let numbers):
            return .entries(try archive().unpack(numbers, to: try target()))
        case .inlaid(let page, let number):
            try InlaidPicture(files: archive().bookFiles(), page: page, number: number).write(to: target())
            return .inlaid
        case .collage(let collage):
            try CollageDrawing(files: archive().bookFiles(), collage: collage).write(to: target())
            return .collage
        case .book(let name):
            let files = try archive().bookFiles()
            if BloomReader.canRead(files, named: name) { return .book(try BloomReader(files, named: name).book()) }
            var reader = try BookReader(files)
            return .book(try reader.book())
        case .document:
            return .document(try WordDocument(try archive().bookFiles(orElse: .noDocument)).text)
        case .printedBook:
            return .printedBook(try PrintedBookReader.read(try source()))
        case .presentation:
            return .presentation(try PresentationReader.read(archive().bookFiles(orElse: .noPresentation)))
        case .interactivePack(let texts):
            try Confinement.lockIn()
            return .interactivePack(try PackReader(source(), texts).pack())
        case .blank:
            return .blank(try PictureConversion.isBlank(try source()))
        case .deck:
            return .deck(try DeckReader(try source()).read(to: try target()))
        case .package(let deck):
            return .package(notes: try PackageWriter(deck).write(to: try target()))
        case .model:
            try Confinement.lockIn()
            return .model(try ModelReader.header(of: try source()))
        }
    }

    private func archive() throws(ConversionReason) -> ZipReader {
        try Confinement.lockIn()
        return ZipReader(try source())
    }

    private func source() throws(ConversionReason) -> InputFile {
        guard let input else { throw ConversionReason.fixed(.noFile) }
        return try InputFile(descriptor: input)
    }

    private func target() throws(ConversionReason) -> OutputFile {
        guard let output else { throw ConversionReason.fixed(.noTarget) }
        return output
    }
}

extension Confinement {
    /// Sandboxes this process with ``lock(_:)``; everything the job needs is loaded.
    static func lockIn(_ allowances: Set<Allowance> = []) throws(ConversionReason) {
        do throws(ConfinementFailure) {
            try lock(allowances)
        } catch {
            throw ConversionReason.notLockedIn(error)
        }
    }
}
