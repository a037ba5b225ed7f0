import Conversion
import FoundationEssentials

/// Reads the texts of a pack for a storyteller box.
struct PackReader {
    /// STUdio's `story.json`; or Telmi's `nodes.json`, `metadata.json` and `notes.json`, of which the others may be empty.
    private let texts: [[UInt8]]

    private static let mostBytes = 32 << 20

    /// - Parameter ranges: of the texts in the input.
    init(_ input: InputFile, _ ranges: [Range<Int>]) throws(ConversionReason) {
        texts = try input.withBytes(most: Self.mostBytes) { bytes throws(ConversionReason) in
            guard ranges.allSatisfy({ bytes.indices.contains($0) }) else { throw .fixed(.cutOff) }
            return ranges.map { [UInt8](bytes[$0]) }
        }
    }

    /// - Returns: nil if it is no such pack.
    func pack() throws(ConversionReason) -> InteractivePack? {
        guard let first = texts.first else { return nil }
        // A text of Pasaka's own may be broken; whoever reads it says so.
        if let studio = Self.decoded(StudioPack.self, first) {
            return studio.slides == nil ? InteractivePack(tales: studio.graph.tales()) : nil
        }
        guard let telmi = Self.decoded(TelmiPack.self, first) else { return nil }
        let about = texts.dropFirst().first.flatMap { Self.decoded(TelmiAbout.self, $0) }
        let notes = texts.dropFirst(2).first.flatMap { Self.decoded([String: Lenient<TelmiNote>].self, $0) }
        return InteractivePack(tales: telmi.graph(title: about?.title ?? "", names: notes ?? [:]).tales())
    }

    private static func decoded<Text: Decodable>(_ type: Text.Type, _ bytes: [UInt8]) -> Text? {
        let mark: [UInt8] = [0xef, 0xbb, 0xbf]
        let json = bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes[...]
        return try? JSONDecoder().decode(type, from: Data(json))
    }
}

// MARK: - STUdio

/// STUdio's `story.json`: lists of nodes with identifiers.
private struct StudioPack: Decodable {
    let title: Lenient<String>?
    let nightModeAvailable: Lenient<Bool>?
    let stageNodes: [Lenient<Stage>]
    let actionNodes: [Lenient<Action>]?
    /// What only a tale of Pasaka's has.
    let slides: Lenient<Bool>?

    struct Stage: Decodable {
        let uuid: String
        let squareOne: Lenient<Bool>?
        let name: Lenient<String>?
        let image, audio: Lenient<String>?
        let okTransition: Lenient<Transition>?
        let controlSettings: Lenient<Controls>?
    }

    struct Action: Decodable {
        let id: String
        let options: [Lenient<String>]
    }

    struct Transition: Decodable {
        let actionNode: String
        let optionIndex: Lenient<Int>?
    }

    var graph: StageGraph {
        let nodes = stageNodes.compactMap(\.value)
        let stages = nodes.map { node in
            let next = node.okTransition?.value.map {
                StageGraph.Step(action: $0.actionNode, option: $0.optionIndex?.value ?? 0)
            }
            return StageGraph.Stage(
                id: node.uuid, name: node.name?.value ?? "", picture: node.image?.value, sound: node.audio?.value,
                next: next, controls: node.controlSettings?.value)
        }
        var graph = StageGraph(
            title: title?.value ?? "", stages: stages,
            actions: (actionNodes ?? []).compactMap(\.value).map { ($0.id, $0.options.compactMap(\.value)) })
        let first = nodes.first { $0.squareOne?.value == true } ?? nodes.first
        graph.start = first?.uuid
        graph.hasNightMode = nightModeAvailable?.value ?? false
        return graph
    }
}

// MARK: - Telmi

/// Telmi's `nodes.json`: the same by name, without the pack's own stage.
private struct TelmiPack: Decodable {
    let startAction: Lenient<Transition>?
    let stages: [String: Lenient<Stage>]
    let actions: [String: Lenient<[Lenient<Option>]>]

    struct Stage: Decodable {
        let image, audio: Lenient<String>?
        let ok: Lenient<Transition>?
        let control: Lenient<Controls>?
    }

    struct Option: Decodable { let stage: String }

    struct Transition: Decodable {
        let action: String
        let index: Lenient<Int>?

        var step: StageGraph.Step { StageGraph.Step(action: action, option: index?.value ?? 0) }
    }

    func graph(title: String, names: [String: Lenient<TelmiNote>]) -> StageGraph {
        // No stage has this name: it is the whole pack, whose picture and sound lie beside the text.
        let start = "\u{0}"
        let first = StageGraph.Stage(
            id: start, name: title, picture: "title.png", sound: "title.mp3", next: startAction?.value?.step,
            controls: nil)
        let others = stages.compactMap { name, stage in
            stage.value.map {
                StageGraph.Stage(
                    id: name, name: names[name]?.value?.title?.value ?? "", picture: $0.image?.value,
                    sound: $0.audio?.value,
                    next: $0.ok?.value?.step, controls: $0.control?.value)
            }
        }
        var graph = StageGraph(
            title: title, stages: [first] + others,
            actions: actions.map { name, options in (name, (options.value ?? []).compactMap { $0.value?.stage }) })
        graph.start = start
        return graph
    }
}

/// Telmi's `metadata.json`.
private struct TelmiAbout: Decodable { let title: String }

/// What the maker of a pack has noted of a stage.
private struct TelmiNote: Decodable { let title: Lenient<String>? }

// MARK: - Both

/// What a stage waits for.
struct Controls: Decodable {
    let pause, autoplay: Lenient<Bool>?
}

/// A value that may be of another kind than it should be, and then is none.
struct Lenient<Value: Decodable>: Decodable {
    let value: Value?

    init(from decoder: any Decoder) { value = try? Value(from: decoder) }
}
