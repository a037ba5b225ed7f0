import ArgumentParser
import Commands
import Conversion
import Glibc
import PackMaker
import Sentences

/// Makes a tale from a user's pictures and sounds.
struct AddCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "add",
        abstract: said("Makes a tale from pictures and sounds, a ZIP of them, a finished tale, an EPUB or a PDF."),
        discussion: said(
            """
            Pictures are rotated upright, scaled down to at most 2560×1920 and stripped of metadata; sounds are \
            adjusted to the loudness of the other tales. The source is not changed. A tale with the same title becomes \
            a new version of that one, unless nothing has changed; `pasaka restore` restores the previous one. A \
            running Pasaka shows the new tale. Exit status 1 if no tale was made.
            """) + "\n\n"
            + said(
                """
                From a folder or ZIP of many books it adds them all, two at a time and at low priority: each subfolder becomes \
                a shelf. Books of the same content and title as one added before are skipped; a changed book becomes a \
                new version; books with the same title are added side by side. It can be stopped and restarted at any time. Exit \
                status 1 if one of them could not be added.
                """))

    @Argument(
        help: .said(
            """
            A folder of pictures and sounds (1.jpg, 1.m4a, 2.jpg …), a ZIP, a finished tale, an EPUB, PDF, CBZ or book of \
            Bloom, or a folder or ZIP of many of them.
            """), completion: .file())
    var source: String

    @Option(
        help: .said("The folder of tales to add to (default: the family's own).", valueName: "dir"),
        completion: .directory)
    var to: String?

    @Option(help: .said("The title under the cover (default: the source's title, or its name)."))
    var title: String?

    @Option(help: .said("The language of the words and voice, such as lv.", valueName: "tag"))
    var language: String?

    @Option(
        help: .said(
            "Speaks texts without a recording: an installed voice, or one of espeak-ng's.", valueName: "name"))
    var voice: String?

    @Flag(help: .said("Adds the tale beside one with the same title, instead of replacing it."))
    var keepBoth = false

    @Flag(help: .said("Prints only what is left out, and the table."))
    var quiet = false

    func run() throws {
        signal(SIGXFSZ, SIG_IGN)  // a file size limit counts as a full disk, and must not kill the process
        signal(SIGPIPE, SIG_IGN)
        guard let converter = Places.converter() else {
            throw Stagehand.Failure("pasaka-converter is missing beside the program; install Pasaka again")
        }
        if let books = BookSearch(in: source, Conversion(executable: converter).run) {
            guard title == nil else {
                throw ValidationError(said("--title is for a single tale; \(path: source) holds many."))
            }
            let conversion = Conversion(executable: converter, givesWay: true)
            return try AddBooks(
                search: books, to: to, language: language, narration: TaleVoice.narration(voice), isQuiet: quiet,
                conversion: conversion
            ).run()
        }
        let place = try Self.place(to)
        let signals = Signals { Self.end(place) }
        let bar = ProgressBar(isQuiet: quiet)
        var maker = PackMaker(
            in: place, shipped: Places.assets().map { ["\($0)/stories"] } ?? [],
            conversion: Conversion(executable: converter), progress: bar.show)
        maker.narration = TaleVoice.narration(voice)
        try withExtendedLifetime(signals) {
            do throws(PackRefusal) {
                var wish = TaleRequest(source: source, title: title, language: language)
                wish.keepsBoth = keepBoth
                let pack = try maker.make(wish)
                bar.clear()
                tell(pack)
            } catch {
                bar.clear()
                Self.waitForTheEnd(place)
                place.abandon()
                for remark in error.remarks { writeToStandardError("\(remark)\n") }
                throw error
            }
        }
    }

    /// The place where tales are made.
    ///
    /// - Parameter folder: nil for the family's own.
    static func place(_ folder: String?) throws(PackRefusal) -> HiddenPlace {
        guard let folder else { return try HiddenPlace(in: Places.ownStories) }
        return try HiddenPlace(in: folder, sparing: Places.spare(at: folder))
    }

    private func tell(_ pack: MadePack) {
        for remark in pack.remarks { writeToStandardError("\(remark)\n") }
        print(pack.table)
        print(line(pack))
    }

    private func line(_ pack: MadePack) -> Sentence {
        let title: Sentence = "\(text: pack.title)", folder: Sentence = "\(path: pack.folder)"
        if pack.wasThere { return "\(title) already exists in \(folder); nothing has changed" }
        if pack.isOfRecordings { return "Added the recordings of \(title): they are in \(folder)" }
        guard pack.isNewVersion else { return "Added \(title): it is in \(folder)" }
        let place: Sentence = to.map { " --in \(path: $0)" } ?? ""
        return
            "Added \(title): a new version of the tale in \(folder); `pasaka restore \(tale: pack.id)\(place)` restores the previous one"
    }

    /// Ctrl-C: deletes what was prepared, unless it has just been published.
    private static func end(_ place: HiddenPlace) {
        guard place.abandon() else { return }
        writeToStandardError("\n")
        PasakaApp.tell("pasaka add was interrupted; nothing was added")
        _exit(EXIT_FAILURE)
    }

    /// Failures after an interrupt are caused by it; the interrupt handler reports them and ends the process.
    private static func waitForTheEnd(_ place: HiddenPlace) {
        while place.isAbandoned { pause() }
    }
}
