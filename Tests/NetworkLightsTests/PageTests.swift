import Foundation
import NetworkShelf
import TestSupport
import Testing

@testable import NetworkLights

/// The page and the tables, as text.
struct PageTests {
    private let network: MadeNetwork

    init() throws { network = try MadeNetwork() }

    private func page(_ language: PageLanguage) throws -> String {
        try LightsPage(overview: network.overview(), language: language).index.text
    }

    @Test(arguments: PageLanguage.allCases)
    func `nothing that a stranger wrote becomes a part of the page`(language: PageLanguage) throws {
        let evil = #"</bdi><script>alert('1')</script>"&amp;"#
        try network.send("1", name: evil, lights: [evil, "S1"], tales: [evil: .init(begun: 1)])
        let page = try page(language)
        #expect(!page.contains("<script"))
        #expect(page.contains("&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&quot;&amp;amp;"))
    }

    @Test func `each language says so, and leads to the other`() throws {
        #expect(try page(.latvian).contains("<html lang=lv>"))
        #expect(try page(.latvian).contains(#"<a href="en.html" lang=en"#))
        #expect(try page(.english).contains(#"<a href="index.html" lang=lv"#))
    }

    @Test func `a light has words, a code and a shape of its own`() throws {
        try network.send("1", lights: ["S1", "M2"])
        let page = try page(.english)
        #expect(page.contains(#"aria-label="Sound S1: red; Other M2: amber""#))
        #expect(page.contains("<i class=r>S1</i>"))
        #expect(page.contains("<i class=y>M2</i>"))
        #expect(page.contains("S1: There is no sound device."))
    }

    @Test func `a pilot has a word beside its version, and no other kiosk has`() throws {
        try network.send("1", ring: "pilot")
        try network.send("2", ring: "<b>")
        try network.send("3")
        #expect(try page(.latvian).components(separatedBy: "0.2.0~deb12</bdi> <small>izmēģinātājs</small>").count == 3)
        #expect(try page(.english).components(separatedBy: "<small>pilot</small>").count == 3)
    }

    @Test func `the browser may load nothing but this very style`() throws {
        let page = try page(.latvian)
        #expect(page.contains("default-src &#39;none&#39;; style-src &#39;sha256-"))
        #expect(!page.contains("style=") && !page.contains("<script"))
    }

    @Test func `the day of making is on the page`() throws {
        #expect(try page(.english).contains("Made on <time>2026-11-29</time>"))
    }

    @Test func `a few kiosks have their details on the page, many on pages of their own`() throws {
        try network.send("1")
        #expect(try page(.english).contains("<details>"))
        for number in 0...LightsPage.mostInside {
            try network.disk.write("outbox/\(Self.id(number))/x")
        }
        try PageFolder.write(network.overview(), to: "\(network.path)/page")
        let index = try network.disk.text("page/en.html")
        #expect(!index.contains("<details>"))
        #expect(index.contains("kiosks/en-1.html#k"))
        #expect(network.disk.names(in: "page/kiosks").count == 8)
        for number in 0...LightsPage.mostInside { network.disk.remove("outbox/\(Self.id(number))") }
        try PageFolder.write(network.overview(), to: "\(network.path)/page")
        #expect(network.disk.names(in: "page/kiosks") == [])
        #expect(network.disk.names(in: "page") == ["en.html", "index.html", "kiosks", "kiosks.csv", "tales.csv"])
    }

    private static func id(_ number: Int) -> String {
        let digits = String(number, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    @Test(arguments: [
        ("=1+1", "'=1+1"), ("+371", "'+371"), ("-1", "'-1"), ("@a", "'@a"), ("a,b", "\"a,b\""),
        ("\"a\"", "\"\"\"a\"\"\""), ("=\"a\"", "\"'=\"\"a\"\"\""), ("a=1", "a=1"), ("", ""),
    ])
    func `a cell is quoted, and never a formula`(text: String, cell: String) { #expect(Tables.cell(text) == cell) }

    @Test func `the tables have a line for each kiosk and tale`() throws {
        try network.send("1", name: "=cmd, \"A\"", lights: ["S1"], tales: ["a": .init(begun: 3, heard: 2, leafed: 1)])
        let overview = try network.overview()
        #expect(
            Tables.kiosks(overview).hasSuffix(
                "\(MadeNetwork.id("1")),\"'=cmd, \"\"A\"\"\",red,S1,2026-11-29,0.2.0~deb12,12,14,,5000,1,0\r\n"))
        #expect(Tables.tales(overview) == "\u{feff}tale,title,begun,heard,leafed,kiosks\r\na,a,3,2,1,1\r\n")
    }

    @Test func `the terminal has a line for each kiosk in trouble, and one of numbers`() throws {
        try network.send("1", name: "Cēsis")
        try network.send("2", name: "Ludza", lights: ["S1"])
        let lines = try StatusText.lines(network.overview(), .english).map(\.description)
        #expect(lines.count == 2)
        #expect(lines[0].hasPrefix("✗ Ludza (2222222222222222, today): S1: There is no sound device."))
        #expect(lines[1] == "2 kiosks, 1 in trouble; Red light: 1; All right: 1")
    }

    @Test func `a page of no kiosks says so`() throws {
        #expect(try page(.english).contains("No kiosk has sent a report yet."))
    }
}
