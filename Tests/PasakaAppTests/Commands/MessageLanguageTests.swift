import Commands
import Foundation
import Testing

struct MessageLanguageTests {
    @Test(
        arguments: [
            (["LANG": "lv_LV.UTF-8"], .latvian), (["LANG": "lv"], .latvian), (["LANG": "C.UTF-8"], .english),
            ([:], .english),
            (["LANG": "lv_LV.UTF-8", "LC_ALL": "en_GB.UTF-8"], .english),
            (["LANG": "en_GB.UTF-8", "LC_MESSAGES": "lv_LV", "LC_ALL": ""], .latvian),
            (["LANG": "lvx_XX"], .english), (["LANG": "de_DE@euro"], .english),
        ] as [([String: String], MessageLanguage)])
    func `the locale for messages decides`(variables: [String: String], language: MessageLanguage) {
        #expect(MessageLanguage { variables[$0] } == language)
    }

    /// `uzstādīt` is Latvian for it; `uzinstalēt` is not said here.
    @Test(arguments: ["messages-lv", "messages-en"])
    func `Latvian has one word for installing`(file: String) throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
        let text = try String(
            contentsOf: folder.appending(path: "../../../assets/interface/\(file).json"), encoding: .utf8)
        #expect(!text.contains("nstalē"))
        #expect(text.contains("zstād"))
    }
}
