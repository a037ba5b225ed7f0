// Writes the tests' tiny models, and what they say, into a folder:
//
//     tiny-models FOLDER

import Foundation
import TestSupport

guard CommandLine.arguments.count == 2 else {
    print("tiny-models FOLDER")
    exit(EX_USAGE)
}
let folder = URL(filePath: CommandLine.arguments[1])
let files = [
    "tutor.gguf": TinyModel().bytes, "tutor.txt": Array(TinyModel.reply.utf8),
    "ears.bin": TinyRecogniser().bytes, "ears.txt": Array(TinyRecogniser.text.utf8),
]
for (name, bytes) in files { try Data(bytes).write(to: folder.appending(path: name)) }
