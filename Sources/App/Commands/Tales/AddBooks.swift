import ArgumentParser
import Conversion
import Glibc
import PackMaker
import Sentences

/// `pasaka add` for a folder or ZIP of many books: one line per book, and a summary at the end.
struct AddBooks {
    let search: BookSearch
    /// The folder of tales to add to; nil for the family's own.
    let to: String?
    let language: String?
    /// Speaks texts without a recording.
    let narration: PackMaker.Narration?
    /// Whether to print only what is left out, and the summary.
    let isQuiet: Bool
    let conversion: Conversion

    /// - Throws: `ExitCode` 1 if a book could not be added, or nothing more could be done; everything has been
    ///   reported.
    func run() throws {
        let to = to, conversion = conversion, narration = narration,
            shipped = Places.assets().map { ["\($0)/stories"] } ?? []
        let place: @Sendable () throws(PackRefusal) -> HiddenPlace = { () throws(PackRefusal) in
            try AddCommand.place(to)
        }
        // The target folder is created once, and stays.
        let first = try place()
        let register = TalesRegister(in: to ?? Places.ownStories, shipped: shipped)
        let isQuiet = isQuiet, total = search.books.count
        let adding = BookAdding(
            search.books, language: language, register: register, place: place,
            maker: { place in
                var maker = PackMaker(in: place, shipped: shipped, conversion: conversion)
                maker.narration = narration
                return maker
            },
            told: { Self.tell($0, $1, number: $2, of: total, isQuiet) })
        for remark in search.remarks { writeToStandardError("\(remark)\n") }
        let signals = Signals { Self.end(adding) }
        try withExtendedLifetime((signals, first)) { try run(adding) }
    }

    private func run(_ adding: BookAdding) throws {
        var failure: PackRefusal?
        do throws(PackRefusal) { try adding.run() } catch { failure = error }
        // The interrupt handler reports this and ends the process.
        if failure?.cause == .interrupted { while true { pause() } }
        if let failure { PasakaApp.tell(failure.sentence) }
        print(Self.summary(adding.count))
        if failure != nil || adding.count.refused > 0 { throw ExitCode.failure }
    }

    private static func tell(
        _ book: BookSearch.Found, _ outcome: BookAdding.Outcome, number: Int, of total: Int, _ isQuiet: Bool
    ) {
        let place: Sentence = "[\(number) of \(total)]"
        switch outcome {
        case .added(let pack):
            for remark in pack.remarks { writeToStandardError("\(book.place.inOneLine()): \(remark)\n") }
            let slides: Sentence = pack.slideCount == 1 ? "1 slide" : "\(pack.slideCount) slides"
            let line: Sentence =
                pack.isNewVersion
                ? "\(place) Added \(text: pack.title): \(slides), a new version"
                : "\(place) Added \(text: pack.title): \(slides)"
            if !isQuiet { print(line) }
        case .known: if !isQuiet { print("\(place) \(path: book.place) already exists" as Sentence) }
        case .refused(let refusal):
            for remark in refusal.remarks { writeToStandardError("\(book.place.inOneLine()): \(remark)\n") }
            let reason = refusal.description
            let own = ["\(book.source): ", "\(book.path): "].first { reason.hasPrefix($0) } ?? ""
            let alone = String(reason.dropFirst(own.count))
            PasakaApp.tell("\(place) \(path: book.place) was not added: \(library: alone)")
        }
        fflush(nil)
    }

    static func summary(_ count: BookAdding.Count) -> Sentence {
        let parts: [(Int, Sentence)] = [
            (count.added, "\(count.added) added"), (count.newVersions, "\(count.newVersions) new versions"),
            (count.known, "\(count.known) there already"), (count.refused, "\(count.refused) not added"),
            (count.left, "\(count.left) left"),
        ]
        let told = parts.filter { $0.0 > 0 }.map(\.1)
        return told.isEmpty ? "nothing was added" : told.joined(separator: ", ")
    }

    /// Ctrl-C: completed books stay, and running the command again continues with the rest.
    private static func end(_ adding: BookAdding) {
        let count = adding.stop()
        writeToStandardError("\n")
        PasakaApp.tell("pasaka add was interrupted: \(summary(count)); the same command continues with the rest")
        _exit(EXIT_FAILURE)
    }
}
