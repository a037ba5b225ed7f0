// swift-tools-version: 6.2
import PackageDescription

/// How releases are hardened: an overflow on the stack ends the program instead of taking it over.
///
/// They read strangers' bytes for months. The programs are position-independent as the compiler makes them. Swift has no
/// option for control-flow enforcement (CET); all code in C has it.
let hardened: [SwiftSetting] = [
    .unsafeFlags(["-Xfrontend", "-enable-stack-protector"], .when(configuration: .release))
]
#if arch(x86_64)
    let checksJumps = ["-fcf-protection"]
#else
    let checksJumps: [String] = []
#endif
let hardenedC: [CSetting] = [
    .unsafeFlags(
        ["-fstack-protector-strong", "-fstack-clash-protection"] + checksJumps, .when(configuration: .release)),
    .define("_FORTIFY_SOURCE", to: "2", .when(configuration: .release)),
]
/// What the loader has bound cannot be changed; of a target that every program links.
let hardenedLinks: [LinkerSetting] = [
    .unsafeFlags(
        ["-Xlinker", "-z", "-Xlinker", "relro", "-Xlinker", "-z", "-Xlinker", "now"], .when(configuration: .release))
]

/// Warnings are errors where `kiosk/test` builds, but not for users with a newer compiler.
let isStrict = Context.environment["PASAKA_STRICT"] != nil
let strict = hardened + (isStrict ? [.treatAllWarnings(as: .error)] : [])
let strictC = hardenedC + (isStrict ? [.treatAllWarnings(as: .error)] : [])
/// Optimised in every build, so that tests need not wait for what computes or draws much; each as a whole where
/// `kiosk/test` builds, which takes a quarter less of the processor, but file by file where somebody works on it.
let optimised: [SwiftSetting] = [
    .unsafeFlags(
        ["-O"] + (isStrict ? ["-whole-module-optimization", "-num-threads", "2", "-disable-batch-mode"] : []),
        .when(configuration: .debug))
]
let mainActor: [SwiftSetting] = strict + [.defaultIsolation(MainActor.self)]
let argumentParser: Target.Dependency = .product(name: "ArgumentParser", package: "swift-argument-parser")

let package = Package(
    name: "Pasaka",
    products: [
        .executable(name: "pasaka", targets: ["pasaka"]),
        .executable(name: "pasaka-converter", targets: ["pasaka-converter"]),
        .executable(name: "pasaka-confined", targets: ["pasaka-confined"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
        .package(url: "https://github.com/apple/swift-log", exact: "1.16.2"),
    ],
    targets: [
        // SDL and its satellites, exactly as Debian ships them.
        .systemLibrary(name: "CSDL2", path: "Sources/Libraries/CSDL2"),
        .systemLibrary(name: "CSDL2TTF", path: "Sources/Libraries/CSDL2TTF"),
        // The fonts of SDL_ttf, for the widths of letters that it tells only at a size and on one thread.
        .systemLibrary(name: "CFreeType", path: "Sources/Libraries/CFreeType", pkgConfig: "freetype2"),
        // Signatures and digests of a network's folder, and how it comes from a web server: not in the player.
        .systemLibrary(name: "CSodium", path: "Sources/Libraries/CSodium"),
        .target(
            name: "CCurl", path: "Sources/Libraries/CCurl", cSettings: strictC, linkerSettings: [.linkedLibrary("curl")]
        ),
        // Loaded lazily: SDL_image only by the decoder, SDL_mixer after the first picture.
        .target(
            name: "CLateLibrary", path: "Sources/Libraries/CLateLibrary", cSettings: strictC,
            linkerSettings: [.linkedLibrary("SDL2")]),
        .target(
            name: "CSDL2Image", dependencies: ["CLateLibrary"], path: "Sources/Libraries/CSDL2Image", cSettings: strictC
        ),
        .target(
            name: "CSDL2Mixer", dependencies: ["CLateLibrary"], path: "Sources/Libraries/CSDL2Mixer", cSettings: strictC
        ),
        // Loops below the voice, and short sounds of a stranger's; libopusfile, which SDL_mixer needs too, is loaded when the
        // first of them is there.
        .target(
            name: "COpusFile", dependencies: ["CLateLibrary"], path: "Sources/Libraries/COpusFile",
            cSettings: strictC + [.unsafeFlags(["-I/usr/include/opus"])]),
        // The sound device's own volume; ALSA's and PulseAudio's libraries are loaded when they are there.
        .target(
            name: "CSoundCard", dependencies: ["CLateLibrary"], path: "Sources/Libraries/CSoundCard",
            cSettings: strictC, linkerSettings: [.linkedLibrary("m")]),
        // Raw planes of a JPEG, read by libjpeg-turbo and downscaled while decoding.
        .target(
            name: "CJPEG", path: "Sources/Libraries/CJPEG", cSettings: strictC, linkerSettings: [.linkedLibrary("jpeg")]
        ),
        // Blends rows of pixels; optimised in every build, like Platform.
        .target(
            name: "CBlend", path: "Sources/Libraries/CBlend",
            cSettings: strictC + [.unsafeFlags(["-O2"], .when(configuration: .debug))]),
        // Scales pictures and blurs their surroundings; optimised in every build, like Platform.
        .target(
            name: "CScaling", path: "Sources/Libraries/CScaling",
            cSettings: strictC + [.unsafeFlags(["-O2"], .when(configuration: .debug))]),
        // sd_notify; SDL's own libraries already link it.
        .systemLibrary(name: "CSystemd", path: "Sources/Libraries/CSystemd"),
        // libxcrypt, which hashes the passwords of Debian's users too.
        .systemLibrary(name: "CCrypt", path: "Sources/Libraries/CCrypt"),
        // Linux calls that Swift cannot express: descriptors over a socket, malloc settings, Landlock.
        .target(
            name: "CLinux", path: "Sources/Libraries/CLinux", cSettings: strictC, linkerSettings: hardenedLinks),

        // The kernel's system call filter, through its usual library.
        .systemLibrary(name: "CSeccomp", path: "Sources/Libraries/CSeccomp"),

        // Used only by the converter, exactly as Debian ships them: pictures, sounds, archives, loudness, speech.
        // Only pkg-config knows where GLib's headers are, which libvips' include.
        .systemLibrary(name: "CGObject", path: "Sources/Libraries/CGObject", pkgConfig: "gobject-2.0"),
        .target(
            name: "CVips", dependencies: ["CGObject"], path: "Sources/Libraries/CVips", cSettings: strictC,
            linkerSettings: [.linkedLibrary("fontconfig")]),
        .target(name: "CFFmpeg", path: "Sources/Libraries/CFFmpeg", cSettings: strictC),
        // Loaded for a PDF. Its headers include those of cairo.
        .systemLibrary(name: "CCairo", path: "Sources/Libraries/CCairo", pkgConfig: "cairo"),
        .target(
            name: "CPoppler", dependencies: ["CCairo", "CGObject"], path: "Sources/Libraries/CPoppler",
            cSettings: strictC),
        .systemLibrary(name: "CArchive", path: "Sources/Libraries/CArchive"),
        // The collection of an Anki deck, and how newer ones are packed.
        .systemLibrary(name: "CSQLite", path: "Sources/Libraries/CSQLite"),
        .systemLibrary(name: "CZstd", path: "Sources/Libraries/CZstd"),
        .systemLibrary(name: "CXML", path: "Sources/Libraries/CXML", pkgConfig: "libxml-2.0"),
        .systemLibrary(name: "CLoudness", path: "Sources/Libraries/CLoudness"),
        .systemLibrary(name: "CSpeech", path: "Sources/Libraries/CSpeech"),

        // Sentences with marked names, so that a report can leave names out. Imports nothing of ours.
        .target(name: "Sentences", swiftSettings: strict),
        // Which letter a drawing is, and how well it is filled and traced. Imports nothing of ours.
        .target(name: "LetterJudge", swiftSettings: strict + optimised),
        // Spanish by rule: words, verbs and mistakes, with the tools of Apertium and hunspell.
        .target(name: "Spanish", dependencies: ["Sentences"], swiftSettings: strict + optimised),
        // What the headers of WAV and MP3 say: pure arithmetic on bytes.
        .target(name: "SoundHeaders", swiftSettings: strict),
        // Pure values: input in, pictures and commands out. Imports nothing of ours and no SDL.
        .target(name: "Engine", dependencies: ["Sentences"], swiftSettings: strict + optimised),
        // Writes files so that a power cut loses nothing. Imports only the C calls.
        .target(name: "Storage", dependencies: ["Sentences", "CLinux"], swiftSettings: strict),
        // What the kiosk's side of a network and the player tell each other by files.
        .target(name: "NetworkShelf", path: "Sources/Network/NetworkShelf", swiftSettings: strict),
        // The signed folder by which one librarian keeps many kiosks: what it says, how it is made, how a kiosk copies it.
        .target(
            name: "NetworkFolder", dependencies: ["NetworkShelf", "Sentences", "Storage", "CSodium"],
            path: "Sources/Network/NetworkFolder", swiftSettings: strict),
        .target(
            name: "NetworkHub", dependencies: ["NetworkFolder", "NetworkShelf", "Sentences", "Storage", "CArchive"],
            path: "Sources/Network/NetworkHub", swiftSettings: strict),
        // How the kiosks are, by what they have sent: the page of lights.
        .target(
            name: "NetworkLights", dependencies: ["Engine", "NetworkFolder", "NetworkShelf", "Sentences", "Storage"],
            path: "Sources/Network/NetworkLights", swiftSettings: strict),
        .target(
            name: "NetworkMirror",
            dependencies: ["NetworkFolder", "NetworkShelf", "Sentences", "Storage", "CLinux", "CCurl"],
            path: "Sources/Network/NetworkMirror", swiftSettings: strict),
        .target(
            name: "NetworkCommands",
            dependencies: [
                "Commands", "NetworkFolder", "NetworkHub", "NetworkLights", "NetworkMirror", "NetworkShelf",
                "Sentences",
                "Storage", argumentParser,
            ],
            path: "Sources/Network/NetworkCommands", swiftSettings: strict),
        .executableTarget(name: "pasaka-network", dependencies: ["NetworkCommands"], swiftSettings: strict),
        // Sandboxes a process before it reads an untrusted file.
        .target(name: "Confinement", dependencies: ["Sentences", "CLinux", "CSeccomp"], swiftSettings: strict),
        // Messages between a process and its helpers. Apart from Confinement, whose tools start without Foundation.
        .target(name: "Channel", dependencies: ["CLinux"], swiftSettings: strict),
        // What the machine offers without SDL: files and their watches, memory, clocks, the log.
        .target(
            name: "System",
            dependencies: [
                "Engine", "Sentences", "Storage", "CLinux", "CSystemd", "CCrypt",
                .product(name: "Logging", package: "swift-log"),
            ],
            swiftSettings: strict),
        // The only target that may import SDL. Code that uses SDL runs on the main actor.
        .target(
            name: "Platform",
            dependencies: [
                "Engine", "Sentences", "SoundHeaders", "System", "Storage", "Confinement", "CBlend", "CLinux",
                "CFreeType", "CJPEG", "COpusFile", "CScaling", "CSDL2", "CSDL2Image", "CSDL2Mixer", "CSDL2TTF",
                "CSoundCard",
            ],
            // Optimised in every build: a debug build must also decode a picture within two seconds.
            swiftSettings: mainActor + optimised),
        // How activities' subcommands are parsed and described.
        .target(
            name: "Commands", dependencies: ["Engine", "Sentences", "Storage", argumentParser], swiftSettings: strict),
        // One target per activity. Activities never import one another.
        .target(
            name: "Stories", dependencies: ["Engine", "Sentences", "System", "TalePacks", "TaleServices"],
            path: "Sources/Activities/Stories",
            swiftSettings: strict + optimised),
        .target(
            name: "GrownUps",
            dependencies: [
                "Commands", "Engine", "Sentences", "SoundHeaders", "System", "Storage", "TalePacks", "TaleServices",
                "PackMaker", "Conversion", argumentParser,
            ], path: "Sources/Activities/GrownUps",
            swiftSettings: strict),
        .target(
            name: "Hearing", dependencies: ["Engine", "Sentences", "System"], path: "Sources/Activities/Hearing",
            swiftSettings: strict),
        // The network that sends tales and settings to a kiosk, as its player sees it.
        .target(
            name: "KioskNetwork",
            dependencies: [
                "Conversion", "Engine", "NetworkShelf", "PackMaker", "Sentences", "Storage", "System", "TalePacks",
                "TaleServices",
            ], path: "Sources/Activities/KioskNetwork", swiftSettings: strict),
        .target(
            name: "MorningCheck", dependencies: ["Engine", "Sentences"], path: "Sources/Activities/MorningCheck",
            swiftSettings: strict),
        .target(
            name: "Letters",
            dependencies: [
                "LetterJudge", "Commands", "Engine", "Sentences", "System", "Storage", "TalePacks", argumentParser,
            ],
            path: "Sources/Activities/Letters",
            swiftSettings: strict + optimised),
        // Soltura: Spanish in written scenes, by rule, and some day with a language model.
        .target(
            name: "Tutor",
            dependencies: [
                "Spanish", "Commands", "Engine", "Sentences", "System", "Storage", "Conversion", "Inference",
                "Installed", "Voices", argumentParser,
            ], path: "Sources/Activities/Tutor", swiftSettings: strict + optimised),
        // Reads tales from their folders: what an activity, PackMaker and `pasaka check` share.
        .target(
            name: "TalePacks", dependencies: ["Engine", "Sentences", "SoundHeaders", "Storage"],
            path: "Sources/Tales/TalePacks",
            swiftSettings: strict + optimised),
        // Aligns words to a recording: pure arithmetic on samples.
        .target(
            name: "Alignment", path: "Sources/Tales/Alignment",
            swiftSettings: strict + optimised),
        // The jobs that a child process does on untrusted files, and how they are sent to it.
        .target(
            name: "Conversion", dependencies: ["Sentences", "Channel", "Confinement", "CLinux"],
            path: "Sources/Conversion", swiftSettings: strict),
        // How the helpers of engines (language models, recognisers) are talked to.
        .target(
            name: "Inference", dependencies: ["Sentences", "Channel", "Confinement"],
            path: "Sources/Inference/Inference", swiftSettings: strict),
        // What is installed of models, recognisers and voices: a folder of each kind.
        .target(
            name: "Installed", dependencies: ["Sentences", "Storage"], path: "Sources/Inference/Installed",
            swiftSettings: strict),
        // The installed voices, and how texts are spoken with them; espeak-ng, in the converter, says the phonemes.
        .target(
            name: "Voices",
            dependencies: [
                "Inference", "Installed", "Conversion", "Confinement", "Sentences", "SoundHeaders", "Storage",
            ],
            path: "Sources/Inference/Voices", swiftSettings: strict),
        // The child process. The only target that may import the libraries for media and archives.
        .target(
            name: "Converter",
            dependencies: [
                "Conversion", "Sentences", "SoundHeaders", "Confinement", "CLinux", "CVips", "CFFmpeg", "CPoppler",
                "CArchive", "CGObject", "CXML", "CSQLite", "CZstd", "CLoudness", "CSpeech",
            ],
            path: "Sources/Converter", swiftSettings: strict + optimised),
        .executableTarget(name: "pasaka-converter", dependencies: ["Converter"], swiftSettings: strict),
        // Sandboxes a tool of the machine's, such as an analyser of Spanish.
        .executableTarget(name: "pasaka-confined", dependencies: ["Confinement"], swiftSettings: strict),
        // Makes a clean pack from a user's own pictures and sounds.
        .target(
            name: "PackMaker",
            dependencies: ["Engine", "Conversion", "Sentences", "Storage", "TalePacks", "CLinux"],
            path: "Sources/Tales/PackMaker", swiftSettings: strict + optimised),
        // Watches, converts, records and times tales in the background.
        .target(
            name: "TaleServices",
            dependencies: [
                "TalePacks", "PackMaker", "Alignment", "Conversion", "System", "Storage", "Engine",
                "Sentences",
            ],
            path: "Sources/Tales/TaleServices", swiftSettings: strict),
        // Assembles everything.
        .target(
            name: "PasakaApp",
            dependencies: [
                "Commands", "Engine", "Sentences", "System", "Storage", "Confinement", "Platform", "Stories", "Letters",
                "GrownUps", "Hearing", "KioskNetwork", "MorningCheck", "NetworkShelf", "Tutor", "TalePacks",
                "PackMaker",
                "TaleServices", "Conversion", "Installed", "Voices", argumentParser,
                .product(name: "Logging", package: "swift-log"),
            ],
            path: "Sources/App", swiftSettings: strict),
        .executableTarget(name: "pasaka", dependencies: ["PasakaApp"], swiftSettings: strict),

        // Writes the features of drawn letters, for training.
        .executableTarget(
            name: "letter-features", dependencies: ["LetterJudge"], path: "Tests/LetterTraining/Features",
            swiftSettings: strict),

        // Word timing accuracy: the bench's case `words`.
        .executableTarget(
            name: "measure-words", dependencies: ["Alignment", "Conversion", "Sentences"], path: "Tests/Bench/Words",
            swiftSettings: strict),

        // A window to draw in: the bench's cases `drawing` and `confetti`.
        .executableTarget(
            name: "slate", dependencies: ["Platform", "System", "Engine"], path: "Tests/Bench/Slate",
            swiftSettings: strict),

        // Sandboxes itself and attempts what is forbidden: the case `confinement` of kiosk/torture, and a test.
        .executableTarget(
            name: "confined-attempt", dependencies: ["Confinement", "CLinux", "CSeccomp"],
            path: "Tests/ConfinedAttempt",
            swiftSettings: strict),
        // A tool of the machine's that a stranger has taken over; no sandbox of tools allows the libraries of Swift.
        .executableTarget(
            name: "tool-attempt", path: "Tests/ToolAttempt", cSettings: strictC,
            linkerSettings: [.unsafeFlags(["-nostartfiles", "-static-stdlib"])]),
        // Saves and loads, for the torture cases about stored state.
        .executableTarget(
            name: "torture-store", dependencies: ["PasakaApp", "Storage", "Stories", "TalePacks", "Engine"],
            path: "Tests/Torture/Store", swiftSettings: strict),
        // Writes the tests' tiny models, for the torture case `processors`.
        .executableTarget(
            name: "tiny-models", dependencies: ["TestSupport"], path: "Tests/Torture/Models", swiftSettings: strict),

        // Shared by the tests of several targets.
        .target(
            name: "TestSupport", dependencies: ["Engine", "Sentences", "Confinement", "CLinux", "COpusFile"],
            path: "Tests/TestSupport",
            // Measures recordings, second by second, and sums up pixels.
            swiftSettings: strict + optimised),
        // Compares screens and hears tones while others wait for it: optimised, unlike the tests themselves.
        .target(name: "Senses", path: "Tests/Senses", swiftSettings: strict + optimised),
        .testTarget(name: "LetterJudgeTests", dependencies: ["LetterJudge"], swiftSettings: strict),
        .testTarget(
            name: "LettersTests",
            dependencies: [
                "Letters", "LetterJudge", "Commands", "PackMaker", "TalePacks", "Engine", "Sentences", "Storage",
                "TestSupport",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "SpanishTests",
            dependencies: ["Spanish", "Engine", "System", "TestSupport", "pasaka-confined"],
            exclude: ["Corrections/Lists"], swiftSettings: strict),
        .testTarget(
            name: "TutorTests",
            dependencies: [
                "Tutor", "Spanish", "Commands", "Conversion", "Confinement", "PackMaker", "Installed", "Voices",
                "Engine", "Sentences", "System", "Storage", "TestSupport", "pasaka-converter", "pasaka-confined",
            ], swiftSettings: strict),
        .testTarget(name: "EngineTests", dependencies: ["Engine", "TestSupport"], swiftSettings: strict),
        .testTarget(
            name: "InferenceTests", dependencies: ["Inference", "Channel", "TestSupport"], swiftSettings: strict),
        .testTarget(
            name: "VoicesTests",
            dependencies: [
                "Voices", "Installed", "Inference", "Conversion", "Storage", "SoundHeaders", "TestSupport",
                "pasaka-converter",
            ], swiftSettings: strict),
        // A toy activity that HouseTests add to the app: an activity is one folder, its target and one line.
        .target(
            name: "Kazoo", dependencies: ["Commands", "Engine", "Sentences", argumentParser], path: "Tests/Kazoo",
            exclude: ["Assets"], swiftSettings: strict),
        .testTarget(
            name: "HouseTests",
            dependencies: [
                "PasakaApp", "Engine", "Sentences", "System", "Platform", "TestSupport", "Kazoo",
                argumentParser,
            ],
            swiftSettings: strict),
        .testTarget(name: "SoundHeadersTests", dependencies: ["SoundHeaders"], swiftSettings: strict),
        .testTarget(name: "SentencesTests", dependencies: ["Sentences"], swiftSettings: strict),
        .testTarget(
            name: "ConfinementTests",
            dependencies: [
                "Confinement", "CSeccomp", "TestSupport", "confined-attempt", "pasaka-confined", "tool-attempt",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "StorageTests", dependencies: ["Storage", "TestSupport", "torture-store"], swiftSettings: strict),
        .testTarget(
            name: "StoriesTests", dependencies: ["Stories", "TalePacks", "Engine", "Sentences", "TestSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "TalePacksTests", dependencies: ["TalePacks", "Engine", "Sentences", "TestSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "GrownUpsTests",
            dependencies: [
                "GrownUps", "PackMaker", "Conversion", "TalePacks", "System", "Storage", "Engine", "TestSupport",
                "pasaka-converter",
            ], swiftSettings: strict),
        .testTarget(name: "HearingTests", dependencies: ["Hearing", "Engine"], swiftSettings: strict),
        .testTarget(
            name: "KioskNetworkTests",
            dependencies: [
                "KioskNetwork", "NetworkShelf", "TalePacks", "Storage", "Engine", "TestSupport", "pasaka-converter",
            ], swiftSettings: strict),
        .testTarget(
            name: "MorningCheckTests", dependencies: ["MorningCheck", "Engine", "TestSupport"], swiftSettings: strict),
        .testTarget(name: "AlignmentTests", dependencies: ["Alignment", "TestSupport"], swiftSettings: strict),
        .testTarget(
            name: "ConverterTests",
            dependencies: [
                "Converter", "Conversion", "Confinement", "CSQLite", "CZstd", "TestSupport", "pasaka-converter",
            ],
            exclude: ["Files"], swiftSettings: strict),
        .testTarget(
            name: "PackMakerTests",
            dependencies: [
                "PackMaker", "Conversion", "Storage", "TalePacks", "Engine", "TestSupport", "pasaka",
                "pasaka-converter",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "TaleServicesTests",
            dependencies: [
                "TaleServices", "TalePacks", "Conversion", "Platform", "System", "Storage", "Engine", "TestSupport",
                "pasaka-converter",
            ],
            swiftSettings: strict),
        .testTarget(name: "SystemTests", dependencies: ["System", "Engine", "TestSupport"], swiftSettings: strict),
        .testTarget(
            name: "NetworkFolderTests", dependencies: ["NetworkFolder"], swiftSettings: strict),
        .testTarget(
            name: "NetworkHubTests",
            dependencies: [
                "NetworkCommands", "NetworkHub", "NetworkFolder", "NetworkShelf", "Commands", "TestSupport",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "NetworkLightsTests",
            dependencies: ["NetworkLights", "NetworkFolder", "NetworkShelf", "MorningCheck", "TestSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "NetworkMirrorTests",
            dependencies: ["NetworkMirror", "NetworkHub", "NetworkFolder", "NetworkShelf", "Storage", "TestSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "PlatformTests",
            dependencies: [
                "Platform", "System", "Storage", "Engine", "Sentences", "CLateLibrary", "CSDL2", "CSDL2Image",
                "CSDL2Mixer", "CSDL2TTF", "Senses", "TestSupport",
            ],
            exclude: ["Processors/pixels.c"], swiftSettings: strict),
        .testTarget(
            name: "PasakaAppTests",
            dependencies: [
                "PasakaApp", "Commands", "PackMaker", "Sentences", "System", "Storage", "Platform", "Stories",
                "Letters", "GrownUps", "Hearing", "KioskNetwork", "MorningCheck", "NetworkShelf", "Tutor", "TalePacks",
                "Engine",
                "TestSupport", "Conversion", "Confinement", "Inference", "LetterJudge", "pasaka", "pasaka-converter",
                "pasaka-network", "torture-store",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "ReplayTests",
            dependencies: [
                "PasakaApp", "PackMaker", "Platform", "System", "Engine", "Stories", "Letters", "GrownUps", "Hearing",
                "KioskNetwork", "MorningCheck", "NetworkShelf", "TalePacks", "Tutor", "LetterJudge", "CSDL2",
                "CSDL2Image",
                "TestSupport",
            ],
            exclude: ["README.md", "Journeys", "Screens", "Tales"], swiftSettings: strict),
        // The kiosk's scripts, run in a folder in place of the machine.
        .testTarget(name: "KioskTests", dependencies: ["TestSupport"], swiftSettings: strict),
        .testTarget(
            name: "EndToEndTests",
            dependencies: ["Engine", "Letters", "LetterJudge", "Tutor", "Senses", "TestSupport", "pasaka-converter"],
            swiftSettings: strict),
    ]
)

// A helper for each engine that kiosk/engine has built; without one, Pasaka says that it is missing.
if let llama = Context.environment["PASAKA_LLAMA"] {
    let headers: [SwiftSetting] = [.unsafeFlags(["-Xcc", "-I\(llama)/include"])]
    package.products.append(.executable(name: "pasaka-tutor", targets: ["pasaka-tutor"]))
    package.targets += [
        .systemLibrary(name: "CLlama", path: "Sources/Libraries/CLlama"),
        // Replies with a language model. The only target that may import llama.cpp.
        .target(
            name: "LanguageEngine", dependencies: ["Inference", "Channel", "CLinux", "CLlama"],
            path: "Sources/Inference/LanguageEngine",
            // Optimised in every build, like Platform.
            swiftSettings: strict + headers + optimised,
            linkerSettings: [
                .unsafeFlags(["-L\(llama)/lib"]), .linkedLibrary("pasaka-llama"), .linkedLibrary("stdc++"),
                .linkedLibrary("m"),
            ]),
        .executableTarget(
            name: "pasaka-tutor", dependencies: ["LanguageEngine"], swiftSettings: strict + headers),
        // The helper's speed beside a bare loop: the bench's case `model`.
        .executableTarget(
            name: "measure-model", dependencies: ["Inference", "Confinement", "CLlama", "pasaka-tutor"],
            path: "Tests/Bench/Model", swiftSettings: strict + headers,
            linkerSettings: [
                .unsafeFlags(["-L\(llama)/lib"]), .linkedLibrary("pasaka-llama"), .linkedLibrary("stdc++"),
                .linkedLibrary("m"),
            ]),
        .testTarget(
            name: "LanguageEngineTests",
            dependencies: [
                "LanguageEngine", "Inference", "Installed", "Channel", "Confinement", "Engine", "Sentences", "Tutor",
                "TestSupport", "pasaka-tutor", "pasaka-converter",
            ],
            swiftSettings: strict + headers),
    ]
}

if let whisper = Context.environment["PASAKA_WHISPER"] {
    let headers: [SwiftSetting] = [.unsafeFlags(["-Xcc", "-I\(whisper)/include"])]
    package.products.append(.executable(name: "pasaka-ears", targets: ["pasaka-ears"]))
    package.targets += [
        .systemLibrary(name: "CWhisper", path: "Sources/Libraries/CWhisper"),
        // Hears what was said. The only target that may import whisper.cpp, whose ggml is not that of llama.cpp.
        .target(
            name: "Recogniser", dependencies: ["Inference", "Channel", "CLinux", "CWhisper"],
            path: "Sources/Inference/Recogniser",
            // Optimised in every build, like Platform.
            swiftSettings: strict + headers + optimised,
            linkerSettings: [
                .unsafeFlags(["-L\(whisper)/lib"]), .linkedLibrary("pasaka-whisper"), .linkedLibrary("stdc++"),
                .linkedLibrary("m"),
            ]),
        .executableTarget(name: "pasaka-ears", dependencies: ["Recogniser"], swiftSettings: strict + headers),
        .testTarget(
            name: "RecogniserTests",
            dependencies: [
                "Inference", "Installed", "Confinement", "Engine", "Tutor", "Sentences", "TestSupport", "pasaka-ears",
                "pasaka-converter",
            ],
            swiftSettings: strict + headers),
    ]
}

if let sherpa = Context.environment["PASAKA_SHERPA"] {
    let headers: [SwiftSetting] = [.unsafeFlags(["-Xcc", "-I\(sherpa)/include"])]
    package.products.append(.executable(name: "pasaka-voice", targets: ["pasaka-voice"]))
    package.targets += [
        .systemLibrary(name: "CSherpa", path: "Sources/Libraries/CSherpa"),
        // Speaks with an installed voice. The only target that may import sherpa-onnx.
        .target(
            name: "Synthesizer", dependencies: ["Inference", "Confinement", "CLinux", "CSherpa"],
            path: "Sources/Inference/Synthesizer", swiftSettings: strict + headers),
        .executableTarget(
            name: "pasaka-voice", dependencies: ["Synthesizer"], swiftSettings: strict + headers,
            linkerSettings: [
                .unsafeFlags(["-L\(sherpa)/lib", "-Xlinker", "-rpath", "-Xlinker", "\(sherpa)/lib"]),
                .linkedLibrary("sherpa-onnx-c-api"), .linkedLibrary("onnxruntime"),
            ]),
        .testTarget(
            name: "SynthesizerTests",
            dependencies: [
                "Tutor", "Installed", "Voices", "Inference", "Conversion", "Confinement", "System", "Storage", "Engine",
                "TestSupport", "pasaka-voice", "pasaka-converter",
            ],
            swiftSettings: strict + headers),
    ]
}

/// `PASAKA_TESTS=EngineTests,StoriesTests swift build --build-tests` builds only these tests, for a quick look.
if let wanted = Context.environment["PASAKA_TESTS"]?.split(separator: ",").map(String.init) {
    package.targets.removeAll { $0.type == .test && !wanted.contains($0.name) }
}
