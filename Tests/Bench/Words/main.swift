// Measures the word timing accuracy, and prints a table: the error of each word's start, against
//   (a) the tales' own timings: those shipped are exact at the borders of sentences and spread by phonemes inside
//       them; a folder of recordings that people marked is the better judge, and
//   (b) recordings whose timings are known by construction (MadeRecording.swift).
//
//     kiosk/bench --case timing
//
// or, without the kiosk's script, `swift run -c release measure-words [FOLDER OF TALES]`. The folder's tales have `words`
// in their `story.json`, in any language. Status 1 if a target is missed.
import Conversion
import Glibc

let arguments = Array(CommandLine.arguments.dropFirst())
let folder = arguments.first ?? "assets/stories"
let voices = Voices(converter: Voices.besideThisProgram)
let tales = try Tale.all(in: folder)
let table = Table()

let shipped = try tales.flatMap { tale in
    try tale.slides.map { slide in
        let recording = try voices.samples(of: slide.clip)
        return table.row(
            tale.name, try voices.errors(of: slide.text, slide.words, in: recording, language: tale.language))
    }
}
table.total("(a) tales", shipped.flatMap(\.self))

let made = try MadeRecording.all(of: tales).map { recording in
    table.row(recording.name, try voices.errors(of: recording))
}
table.total("(b) made recordings", made.flatMap(\.self))
exit(table.meetsTargets ? EXIT_SUCCESS : EXIT_FAILURE)
