import Foundation

/// A Markdown document of the repository.
struct MarkdownDocument: Sendable, CustomStringConvertible {
    /// Its path in the repository.
    let path: String

    var description: String { path }

    static let repository = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().standardizedFileURL

    /// All there are, but for hidden folders such as that of the build, and the tales' scripts, which a program writes.
    static let all: [MarkdownDocument] = {
        let files = FileManager.default.enumerator(
            at: repository, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
        let root = repository.path(percentEncoded: false)
        return (files?.compactMap { $0 as? URL } ?? []).filter {
            $0.pathExtension == "md" && $0.lastPathComponent != "script.md"
        }
        .map { MarkdownDocument(path: String($0.path(percentEncoded: false).dropFirst(root.count))) }
        .sorted { $0.path < $1.path }
    }()

    private var file: URL { Self.repository.appending(path: path) }

    var text: String { (try? String(contentsOf: file, encoding: .utf8)) ?? "" }

    /// Its lines, without those of fenced code.
    var lines: [String] {
        var isCode = false
        return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init).filter { line in
            if line.hasPrefix("```") { isCode.toggle() }
            return !isCode && !line.hasPrefix("```")
        }
    }

    // MARK: - Links

    /// The targets of its links and pictures.
    var links: [String] {
        let prose = lines.joined(separator: "\n").replacing(/`[^`]*`/, with: "code")
        return prose.matches(of: /\]\((?<target>[^)\s]+)\)/).map { String($0.target) }
    }

    /// The links that stay in the repository.
    var relativeLinks: [String] { links.filter { !$0.contains("://") && !$0.hasPrefix("mailto:") } }

    /// The path in the repository to which a link leads.
    func destination(of link: String) -> String {
        let target = link.prefix { $0 != "#" }
        guard !target.isEmpty else { return path }
        let place = file.deletingLastPathComponent().appending(path: String(target)).standardizedFileURL
        return String(place.path(percentEncoded: false).dropFirst(Self.repository.path(percentEncoded: false).count))
    }

    /// Whether there is what a link names: a file or folder of the repository and, after `#`, a heading in it.
    func leads(_ link: String) -> Bool {
        let place = destination(of: link)
        guard FileManager.default.fileExists(atPath: Self.repository.appending(path: place).path(percentEncoded: false))
        else { return false }
        guard let hash = link.firstIndex(of: "#") else { return true }
        return MarkdownDocument(path: place).anchors.contains(String(link[link.index(after: hash)...]))
    }

    // MARK: - Headings

    var headings: [String] {
        lines.filter { $0.hasPrefix("#") }.map { $0.drop { $0 == "#" }.trimmingCharacters(in: .whitespaces) }
    }

    /// What links after `#` call its headings.
    var anchors: [String] { headings.map(Self.anchor) }

    /// A heading as GitHub names it: in small letters, hyphens for spaces, without other signs.
    static func anchor(_ heading: String) -> String {
        String(
            heading.lowercased().compactMap { letter in
                if letter == " " { return "-" }
                return letter.isLetter || letter.isNumber || letter == "-" || letter == "_" ? letter : nil
            })
    }
}
