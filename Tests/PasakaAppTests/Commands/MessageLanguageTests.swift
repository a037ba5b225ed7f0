import Testing

@testable import PasakaApp

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
}
