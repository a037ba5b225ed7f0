// swift-tools-version: 6.2
import PackageDescription

/// Warnings are errors where `kiosk/test` builds, not on the kiosk of somebody with a newer compiler.
let isStrict = Context.environment["PASAKA_STRICT"] != nil
let strict: [SwiftSetting] = isStrict ? [.treatAllWarnings(as: .error)] : []
let strictC: [CSetting] = isStrict ? [.treatAllWarnings(as: .error)] : []
let mainActor: [SwiftSetting] = strict + [.defaultIsolation(MainActor.self)]

let package = Package(
    name: "Pasaka",
    products: [
        .executable(name: "pasaka", targets: ["pasaka"]),
        .executable(name: "pasaka-converter", targets: ["pasaka-converter"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.0"),
    ],
    targets: [
        // SDL and its satellites, exactly as Debian ships them.
        .systemLibrary(name: "CSDL2"),
        .systemLibrary(name: "CSDL2Image"),
        .systemLibrary(name: "CSDL2Mixer"),
        .systemLibrary(name: "CSDL2TTF"),
        // sd_notify; SDL's own libraries bring it along.
        .systemLibrary(name: "CSystemd"),
        // The Linux calls that Swift cannot spell: descriptors sent over a socket, settings of malloc, Landlock.
        .target(name: "CLinux", cSettings: strictC),

        // The kernel's filter of system calls, by its usual library.
        .systemLibrary(name: "CSeccomp"),

        // What the converter alone uses, exactly as Debian ships it: pictures, sounds, archives, loudness, a voice.
        .target(
            name: "CVips", cSettings: strictC,
            linkerSettings: [.linkedLibrary("vips"), .linkedLibrary("gobject-2.0"), .linkedLibrary("glib-2.0")]),
        .target(name: "CFFmpeg", cSettings: strictC),
        .systemLibrary(name: "CArchive"),
        .systemLibrary(name: "CExpat"),
        .systemLibrary(name: "CLoudness"),
        .systemLibrary(name: "CSpeech"),

        // Pure values: input in, pictures and commands out. Imports nothing of ours and no SDL.
        .target(name: "Engine", swiftSettings: strict),
        // How files get onto the disk, so that nothing is lost when the power goes. Imports nothing of ours but calls.
        .target(name: "Storage", dependencies: ["CLinux"], swiftSettings: strict),
        // Locks a process in that looks at files which nobody has vouched for.
        .target(name: "Confinement", dependencies: ["CLinux", "CSeccomp"], swiftSettings: strict),
        // The only target that may import SDL. What touches SDL lives on the main actor.
        .target(
            name: "Platform",
            dependencies: [
                "Engine", "Storage", "Confinement", "CLinux", "CSDL2", "CSDL2Image", "CSDL2Mixer", "CSDL2TTF",
                "CSystemd",
                .product(name: "Logging", package: "swift-log"),
            ],
            // Optimised in every build: a debug build, too, must decode a picture within its two seconds.
            swiftSettings: mainActor + [.unsafeFlags(["-O"], .when(configuration: .debug))]),
        // One target for each activity. Activities never import one another.
        .target(name: "Stories", dependencies: ["Engine"], swiftSettings: strict),
        .target(name: "MorningCheck", dependencies: ["Engine"], swiftSettings: strict),
        // Words to a recording: pure arithmetic on samples.
        .target(
            name: "Alignment",
            // Optimised in every build, like Platform: the tests, too, must not wait for it.
            swiftSettings: strict + [.unsafeFlags(["-O"], .when(configuration: .debug))]),
        // What a child process is asked to do with a file that nobody has vouched for, and how it is asked.
        .target(name: "Conversion", dependencies: ["CLinux"], swiftSettings: strict),
        // How the child process does it. The only target that may import the libraries for media and archives.
        .target(
            name: "Converter",
            dependencies: [
                "Conversion", "Confinement", "CLinux", "CVips", "CFFmpeg", "CArchive", "CExpat", "CLoudness", "CSpeech",
            ],
            swiftSettings: strict),
        .executableTarget(name: "pasaka-converter", dependencies: ["Converter"], swiftSettings: strict),
        // Makes a clean pack of somebody's own pictures and sounds.
        .target(
            name: "PackMaker", dependencies: ["Conversion", "Storage", "Stories", "CLinux"], swiftSettings: strict),
        // Puts the pieces together.
        .target(
            name: "PasakaApp",
            dependencies: [
                "Engine", "Storage", "Confinement", "Platform", "Stories", "MorningCheck", "PackMaker", "Conversion",
                "Alignment",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "Logging", package: "swift-log"),
            ],
            swiftSettings: strict),
        .executableTarget(name: "pasaka", dependencies: ["PasakaApp"], swiftSettings: strict),

        // How well words are timed: the bench's case `words`.
        .executableTarget(
            name: "measure-words", dependencies: ["Alignment", "Conversion"], path: "Tests/Bench/Words",
            swiftSettings: strict),

        // Locks itself in and tries what it must not: the case `confinement` of kiosk/torture, and a test.
        .executableTarget(
            name: "confined-attempt", dependencies: ["Confinement", "CLinux"], path: "Tests/ConfinedAttempt",
            swiftSettings: strict),
        // Saves and loads, for the torture cases about what is kept.
        .executableTarget(
            name: "torture-store", dependencies: ["PasakaApp", "Storage", "Stories", "Engine"],
            path: "Tests/Torture/Store", swiftSettings: strict),

        // What the tests of several targets need.
        .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: strict),
        .testTarget(name: "EngineTests", dependencies: ["Engine"], swiftSettings: strict),
        .testTarget(
            name: "ConfinementTests", dependencies: ["Confinement", "confined-attempt"], swiftSettings: strict),
        .testTarget(name: "StorageTests", dependencies: ["Storage", "TestSupport"], swiftSettings: strict),
        .testTarget(name: "StoriesTests", dependencies: ["Stories", "Engine", "TestSupport"], swiftSettings: strict),
        .testTarget(name: "MorningCheckTests", dependencies: ["MorningCheck", "Engine"], swiftSettings: strict),
        .testTarget(name: "AlignmentTests", dependencies: ["Alignment"], swiftSettings: strict),
        .testTarget(
            name: "ConverterTests", dependencies: ["Converter", "Conversion", "pasaka-converter"],
            swiftSettings: strict),
        .testTarget(
            name: "PackMakerTests", dependencies: ["PackMaker", "Conversion", "Stories", "pasaka-converter"],
            swiftSettings: strict),
        .testTarget(
            name: "PlatformTests", dependencies: ["Platform", "Engine", "CSDL2", "TestSupport"], swiftSettings: strict),
        .testTarget(
            name: "PasakaAppTests",
            dependencies: [
                "PasakaApp", "Storage", "Platform", "Stories", "MorningCheck", "Engine", "TestSupport",
                "pasaka-converter",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "ReplayTests",
            dependencies: ["PasakaApp", "Platform", "Engine", "Stories", "MorningCheck", "CSDL2", "CSDL2Image"],
            exclude: ["README.md", "Journeys", "Screens", "Tales"], swiftSettings: strict),
        .testTarget(name: "EndToEndTests", dependencies: ["pasaka-converter"], swiftSettings: strict),
    ]
)
