import Testing

@testable import Tutor

struct ComparedTextTests {
    @Test(arguments: [
        ("¡Estoy aquí!", "estoy aquí"), ("I'm here, don't go.", "i am here do not go"),
        ("«Sí»\n", "sí"), ("Where’s it?", "where is it"), ("", ""),
    ]) func `marks and capitals do not count, short forms are whole`(one: String, other: String) {
        #expect(ComparedText(one) == ComparedText(other))
    }

    @Test func `accents count`() { #expect(ComparedText("El papá") != ComparedText("El papa")) }

    @Test(arguments: [
        ("in the house", true), ("the garden|the house", true), ("house in", false), ("hous", false), ("", false),
        ("in the house today", false),
    ]) func `a phrase is found as whole words`(phrases: String, isFound: Bool) {
        #expect(ComparedText("We are in the house.").has(phrases) == isFound)
    }
}
