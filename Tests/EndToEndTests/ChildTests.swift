import Foundation
import Glibc
import Testing

extension EndToEnd.Keepers {
    /// What the harness reports about the programs it starts.
    @Suite struct ChildTests {
        /// A process that has allocated this many bytes; the tests have hundreds of megabytes near their end.
        private func grow(by bytes: Int) {
            guard let memory = malloc(bytes) else { return }
            memset(memory, 1, bytes)
            free(memory)
        }

        @Test func `a child's memory is its own, however large the tests are`() async throws {
            let folder = try Folder()
            grow(by: 600 << 20)
            let child = try Child(
                "/bin/true", [], environment: [:], output: folder.file("output"), errors: folder.file("log"),
                memory: folder.file("memory"))
            #expect(try await child.end() == .exited(0))
            let kilobytes = Int(folder.text("memory").trimmingCharacters(in: .newlines)) ?? .max
            #expect(kilobytes > 0 && kilobytes < 64 << 10)
        }

        @Test func `what its own children have done counts as a child's work`() async throws {
            let folder = try Folder()
            let count = "i=0; while [ $i -lt 200000 ]; do i=$((i+1)); done"
            let child = try Child(
                "/bin/sh", ["-c", "sh -c '\(count)'; exec sleep 1000"], environment: ["PATH": "/bin"],
                output: folder.file("output"), errors: folder.file("log"))
            try await eventually("it has counted; log: \(folder.text("log"))") { child.work > .milliseconds(50) }
            let idle = try Child(
                "/bin/sleep", ["1000"], environment: [:], output: folder.file("output"), errors: folder.file("log"))
            #expect(idle.work < .milliseconds(50))
        }

        @Test func `a child that is measured ends as it likes`() async throws {
            let folder = try Folder()
            let child = try Child(
                "/bin/sh", ["-c", "echo here; exit 3"], environment: [:], output: folder.file("output"),
                errors: folder.file("log"), memory: folder.file("memory"))
            #expect(try await child.end() == .exited(3))
            #expect(folder.text("output") == "here\n")
            #expect(folder.text("log") == "")
        }
    }
}
