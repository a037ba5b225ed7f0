import Commands
import Foundation
import NetworkShelf
import Testing

@testable import NetworkCommands

struct PictureWordsTests {
    /// A child's alphabet and a librarian's terminal have one word for a picture.
    @Test func `the pictures of an invitation are named as in the alphabet`() throws {
        let root = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL
        let alphabet = try String(
            contentsOf: root.appending(path: "assets/letters/lv/alphabet.json"), encoding: .utf8)
        let words = alphabet.matches(of: #/"word": "([^"]+)", "picture": "([^"]+)"/#)
        let named = Dictionary(words.map { (String($0.2), [String($0.1)]) }) { $0 + $1 }
        #expect(named.count > 50)
        for picture in NetworkInvitation.allPictures {
            let word = PictureWords.named(picture, in: .latvian)
            #expect(named[picture]?.contains(word) != false, "\(picture): \(word)")
            #expect(word != picture || picture == "zebra")
            #expect(PictureWords.named(picture, in: .english) == picture)
        }
        #expect(Set(PictureWords.latvian.values).count == NetworkInvitation.allPictures.count)
    }
}
