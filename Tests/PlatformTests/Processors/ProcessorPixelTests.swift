import Foundation
import TestSupport
import Testing

/// The arithmetic on pixels, compiled for several processors.
///
/// `pixels.c` beside this file prints a checksum of what each function makes of numbers from a seed.
struct ProcessorPixelTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private static let repository = URL(filePath: #filePath).deletingLastPathComponent().path() + "../../.."

    /// Whether Debian's libraries and linker for arm64 are here, and an emulator.
    private static let hasArm64 = ["aarch64-linux-gnu-gcc", "qemu-aarch64"].allSatisfy {
        access("/usr/bin/\($0)", X_OK) == 0
    }
    private static let isMissing: Comment = "apt-get install gcc-aarch64-linux-gnu libc6-dev-arm64-cross qemu-user"
    private static let forArm64 = "--target=aarch64-linux-gnu -isystem /usr/aarch64-linux-gnu/include"

    private func shell(_ script: String) throws -> String {
        let process = Process(), output = Pipe()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-ec", "cd '\(Self.repository)/Sources/Libraries'\n\(script)"]
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0, "\(said)")
        return said
    }

    /// What it prints, compiled with these options, linked and run by these commands.
    private func checksums(_ options: String, linker: String = "clang", emulator: String = "") throws -> String {
        try shell(
            """
            for file in '\(Self.repository)/Tests/PlatformTests/Processors/pixels.c' CBlend/*.c CScaling/*.c; do
                clang -O2 \(options) -ICBlend/include -ICScaling/include -c "$file" \
                    -o '\(folder.path)'/"$(basename "$file" .c).o"
            done
            \(linker) '\(folder.path)'/*.o -o '\(folder.path)/pixels'
            \(emulator) '\(folder.path)/pixels'
            """)
    }

    @Test func `the pixels are the same on a processor without vectors of its own and on one with more`() throws {
        let chosen = try checksums("")
        #expect(chosen.split(separator: "\n").count == 6)
        #expect(try checksums("-DONE_PROCESSOR") == chosen)
        #if arch(x86_64)
            // It can multiply and add in one step, as each of arm64 can.
            if try shell("cat /proc/cpuinfo").contains(" fma ") {
                #expect(try checksums("-DONE_PROCESSOR -mavx2 -mfma") == chosen)
            }
        #endif
    }

    @Test(.enabled(if: hasArm64, isMissing))
    func `the pixels are the same on arm64`() throws {
        let foreign = try checksums(
            Self.forArm64, linker: "aarch64-linux-gnu-gcc -static", emulator: "qemu-aarch64")
        #expect(try foreign == checksums(""))
    }

    @Test(.enabled(if: hasArm64, isMissing))
    func `all of our C compiles for arm64`() throws {
        // The engines' own C is built with them. The headers are those of this machine.
        let said = try shell(
            """
            flags="$(pkg-config --cflags gobject-2.0 cairo freetype2 libxml-2.0 opus) -DSDL_DISABLE_IMMINTRIN_H"
            for folder in C*/include; do flags="$flags -I$folder"; done
            for file in C*/*.c; do
                case $file in CLlama/* | CWhisper/*) continue ;; esac
                clang -fsyntax-only \(Self.forArm64) $flags -idirafter /usr/include/x86_64-linux-gnu "$file"
            done
            """)
        #expect(said == "")
    }
}
