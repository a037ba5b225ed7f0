import System
import Testing

struct PasswordTests {
    @Test func `only the same password fits, and each hash has a salt of its own`() throws {
        let hash = try #require(Password.hash("1234")), other = try #require(Password.hash("1234"))
        #expect(hash != other)
        #expect(Password.fits("1234", hash) && Password.fits("1234", other))
        for wrong in ["1235", "", "12345", "123"] { #expect(!Password.fits(wrong, hash), "\(wrong)") }
    }

    /// The first is of MD5, the second wants 256 times as much work as is usual, the others are cut off or none.
    @Test(arguments: ["$1$abc$BXBqpb9BZcZhXLgbee.0s/", "$y$jHT$abcdefghijklmnop$", "$y$j9T$", "$y$j9T$abc$", "*0", ""])
    func `a hash of another kind is of no password`(hash: String) {
        for password in ["password", "1234", ""] { #expect(!Password.fits(password, hash)) }
    }
}
