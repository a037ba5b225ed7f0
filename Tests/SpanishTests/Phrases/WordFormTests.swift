import Testing

@testable import Spanish

struct WordFormTests {
    @Test(arguments: [
        ("señor", "senor", true), ("año", "ano", false), ("camarero", "camareor", true), ("camarero", "camarera", true),
        ("camarero", "camreo", false), ("mesa", "masa", false), ("puerta", "puerto", true), ("pan", "plan", false),
    ])
    func `near is one mistake in a long word; ñ is a letter of its own`(one: String, other: String, isNear: Bool) {
        #expect(WordForm(one).isNear(WordForm(other)) == isNear)
        #expect(WordForm(other).isNear(WordForm(one)) == isNear)
    }
}
