import Engine
import Testing

struct ColorTests {
    @Test func `a colour is written as in a style sheet`() {
        #expect(Color(0xfbe7d3) == Color(red: 0xfb, green: 0xe7, blue: 0xd3, alpha: 255))
        #expect(Color(0x000000, opacity: 0).alpha == 0)
        #expect(Color(0x000000, opacity: 7).alpha == 255)
    }

    @Test(arguments: [(1.0, 200), (0.5, 100), (0.0, 0), (-3.0, 0), (9.0, 200)])
    func `fading multiplies the opacity`(opacity: Double, alpha: UInt8) {
        let color = Color(red: 1, green: 2, blue: 3, alpha: 200)
        #expect(color.faded(to: opacity) == Color(red: 1, green: 2, blue: 3, alpha: alpha))
    }

    @Test(arguments: [
        (0.0, Color(red: 0, green: 100, blue: 200)), (0.5, Color(red: 50, green: 75, blue: 228, alpha: 200)),
        (1.0, Color(red: 100, green: 50, blue: 255, alpha: 145)),
        (5.0, Color(red: 100, green: 50, blue: 255, alpha: 145)), (-5.0, Color(red: 0, green: 100, blue: 200)),
    ])
    func `mixing goes from one colour to the other`(fraction: Double, expected: Color) {
        let other = Color(red: 100, green: 50, blue: 255, alpha: 145)
        #expect(Color(red: 0, green: 100, blue: 200).mixed(with: other, fraction) == expected)
    }
}
