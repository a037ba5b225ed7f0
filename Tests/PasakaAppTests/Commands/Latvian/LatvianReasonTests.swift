import Commands
import Conversion
import Foundation
import Glibc
import Inference
import MorningCheck
import Sentences
import Storage
import Testing

@testable import Confinement
@testable import PackMaker
@testable import PasakaApp
@testable import Platform
@testable import TalePacks

/// Each in a process of its own, because the language of messages is the process's.
struct LatvianReasonTests {
    @Test func `why a file is not converted is said in Latvian`() async {
        await #expect(processExitsWith: .success) {
            expectLatvian {
                let fixed: [ConversionReason] = FixedReason.allCases.map { .fixed($0) }
                let models: [ConversionReason] = ModelFault.allCases.map { .model($0) }
                let faults: [ConversionReason] = EntryFault.allCases.map { .entry($0, "a") }
                let documents: [ConversionReason] = XMLFault.allCases.map { .brokenXML($0, "a", line: 1) }
                let kinds: [ConversionReason] = PictureKind.allCases.map { .unreadableHere($0) }
                let numbers: [ConversionReason] = [
                    .notLockedIn(ConfinementFailure(.landlock, EPERM)), .unreadable(errno: EIO),
                    .unwritable(errno: ENOSPC), .tooManyMegabytes(3, most: 2), .tooLong(width: 1, height: 2, most: 3),
                    .tooManyMegapixels(3, most: 2), .tooManyChannels(3, most: 2), .tooManyMinutes(3, most: 2),
                    .tooManyMinutes(nil, most: 2), .tooManyLetters(most: 2), .unknownLanguage("xx"),
                    .tooManyEntries(30_000, most: 20_000), .tooManyEntries(3, most: 2), .unpacksToMore(gigabytes: 2),
                    .largeEntry("a", megabytes: 2), .tooManyPages(3, most: 2), .modelVersion(9),
                    .noLanguageModel(architecture: "x"), .modelPart(of: 2), .truncatedModel(bytes: 1_000_000, of: 2),
                ]
                return (fixed + models + faults + documents + kinds + numbers).map(\.sentence)
            }
        }
    }

    @Test func `why a file or folder is not read is said in Latvian`() async {
        await #expect(processExitsWith: .success) {
            expectLatvian {
                let files: [FileRefusal] = [
                    .missingFolder, .notFolder, .folder, .notOrdinary, .leadsOut, .leadsNowhere, .tooLarge(limit: 1),
                    .unreadable(EACCES),
                ]
                let pictures: [PictureRefusal] =
                    PictureRefusal.Reason.allCases.map { .fixed($0) }
                    + [.tooLong(width: 1, height: 2), .tooManyPixels(width: 1, height: 2)]
                let names = ["pptx", "docx", "mobi", "mp4", "rar", "dng", "jpg", "mp3"]
                let foreign = names.compactMap { ForeignFile("a.\($0)") }
                #expect(foreign.count == names.count)
                return files.map(\.sentence) + pictures.map(\.sentence) + foreign.map(\.sentence)
            }
        }
    }

    @Test func `why no tale is made is said in Latvian`() async {
        await #expect(processExitsWith: .success) {
            expectLatvian {
                let refusals: [PackRefusal] = [
                    .diskFull, .interrupted, .gone("a"), .goneWhileSaving("a"), .foreignArchive("a", isRAR: true),
                    .foreignArchive("a", isRAR: false), .unfit("a"), .noRoom(at: "a", nil),
                    .noRoom(at: "a", .init(needed: 1, free: 1)), .readOnly("a"), .taken("a"), .nothingLeft([]),
                    PackRefusal(writing: "a", CallFailure("open", EACCES)),
                ]
                return refusals.map(\.sentence)
            }
        }
    }

    @Test func `what becomes of pages, pictures and sounds is said in Latvian`() async {
        await #expect(processExitsWith: .success) {
            expectLatvian {
                let book = PrintedBook(
                    pages: [.init(PagePlace(1))], imprints: [PagePlace(2), PagePlace(3, .left), PagePlace(3, .right)],
                    leftOut: [4, 5, 7])
                let picture = ConversionAnswer.PictureFacts(
                    originalWidth: 4032, originalHeight: 3024, width: 1920, height: 2560, wasTurned: true,
                    format: "HEIC")
                let sounds = [-40, 0].map { loudness in
                    ConversionAnswer.SoundFacts(seconds: 1, loudness: loudness, truePeak: -6, format: "AAC")
                }
                let changes = picture.changes + sounds.flatMap(\.changes)
                #expect(changes.count == 7)
                return TalePlan(book, title: "a").remarks + changes + [SourceFile("a", entry: 1, inlaid: 2).said]
            }
        }
    }

    @Test func `why a model, a voice or a recogniser fails is said in Latvian`() async {
        await #expect(processExitsWith: .success) {
            expectLatvian {
                LanguageFailure.allCases.map(\.sentence) + HearingFailure.allCases.map(\.sentence)
                    + SynthesisFailure.allCases.map(\.sentence)
            }
        }
    }
}

/// Checks sentences made while Latvian is the language of messages.
private func expectLatvian(_ sentences: () -> [Sentence]) {
    MessageLanguage.latvian.begin()
    let english = sentences().filter { sentence in
        !EnglishWords.found(in: sentence.replacingNames { _, _ in "" }).isEmpty
    }
    #expect(english.map(\.description) == [])
}
