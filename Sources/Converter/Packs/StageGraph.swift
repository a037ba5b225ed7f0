import Conversion
import Sentences

/// The stages of a pack, and the actions that lead from one to others: an action of several options is a menu.
struct StageGraph {
    struct Stage {
        let id, name: String
        let picture, sound: String?
        /// What follows when it ends or somebody presses OK.
        let next: Step?
        let controls: Controls?
        /// Whether one can pause it, as a story.
        var isStory: Bool { controls?.pause?.value ?? false }
        /// Whether it goes on by itself; nil if the pack does not say.
        var goesOn: Bool? { controls.map { isStory || $0.autoplay?.value == true } }
    }

    struct Step {
        let action: String
        /// The option that is offered first; −1 for a random one.
        let option: Int
    }

    let title: String
    /// The stage with which the pack begins.
    var start: String?
    /// Whether stories can end with another menu, for the night.
    var hasNightMode = false
    private let stages: [String: Stage]
    private let actions: [String: [String]]

    /// Steps from stage to stage: packs whose ways meet again and again have more ways than stages.
    private static let mostSteps = 200_000

    init(title: String, stages: [Stage], actions: [(String, [String])]) {
        self.title = title
        let stages = stages.map { stage in
            Stage(
                id: stage.id, name: stage.name, picture: stage.picture.flatMap { $0.isEmpty ? nil : $0 },
                sound: stage.sound.flatMap { $0.isEmpty ? nil : $0 }, next: stage.next, controls: stage.controls)
        }
        let known = Dictionary(stages.map { ($0.id, $0) }) { first, _ in first }
        self.stages = known
        // An option that leads nowhere cannot be chosen.
        self.actions = Dictionary(actions.map { ($0, $1.filter { known[$0] != nil }) }) { first, _ in first }
    }

    /// The tales: one for each leaf of its menus, or one if it has no menu.
    func tales() -> [InteractivePack.Tale] {
        let found = leaves()
        // A pack that does not mark its stories tells them all the same.
        let told = found.contains(where: \.isTold) ? found.filter(\.isTold) : found
        var titles = TaleTitles(of: title)
        return told.compactMap { tale($0, isOnly: told.count == 1, &titles) }
    }

    // MARK: - Finding the leaves

    /// Stages in a row, from an option of a menu or the pack's beginning.
    private struct Leaf {
        let stages: [Stage]
        /// The pictures of the menus before it, the nearest first.
        let pictures: [String]
        let isTold: Bool
    }

    /// What is still to be looked at: an option, and the menus that lead to it.
    private struct Branch {
        let stage: String
        /// How many steps of the way lead to it.
        let depth: Int
    }

    /// The way from the beginning to a branch.
    private struct Way {
        /// The action of each menu, with the stages before it.
        var menus: [(action: String, stages: [Stage])] = []
        var actions: Set<String> = []
        var stages: Set<String> = []

        mutating func cut(to depth: Int) {
            while menus.count > depth, let last = menus.popLast() {
                actions.remove(last.action)
                for stage in last.stages { stages.remove(stage.id) }
            }
        }

        mutating func add(_ action: String, _ stages: [Stage]) {
            menus.append((action, stages))
            actions.insert(action)
            for stage in stages { self.stages.insert(stage.id) }
        }

        /// The pictures of the last menus and of the first, the nearest first.
        var pictures: [String] {
            let near = menus.suffix(4).reversed().compactMap { $0.stages.last { $0.picture != nil }?.picture }
            return near + [menus.first?.stages.first?.picture].compactMap(\.self)
        }
    }

    private func leaves() -> [Leaf] {
        guard let start else { return [] }
        let night = nightAction
        var leaves: [Leaf] = [], way = Way(), seen: Set<String> = [], steps = 0
        var branches = [Branch(stage: start, depth: 0)]
        while let branch = branches.popLast(), steps < Self.mostSteps, leaves.count < InteractivePack.mostTales {
            way.cut(to: branch.depth)
            let (chain, menu) = chain(from: branch.stage, before: way.stages, night: night)
            steps += chain.count + 1
            let goesBack = menu.map { way.actions.contains($0.action) } ?? false
            let isNew = menu.map { seen.insert($0.action).inserted } ?? false
            if let leaf = leaf(chain, menu, goesBack: goesBack, isNew: isNew, way) { leaves.append(leaf) }
            guard let menu, isNew else { continue }
            way.add(menu.action, chain)
            let options = actions[menu.action] ?? []
            steps += options.count
            branches += options.reversed().map { Branch(stage: $0, depth: way.menus.count) }
        }
        return leaves
    }

    /// Whether stages in a row are a tale, and how surely.
    ///
    /// - Parameters:
    ///   - menu: the menu in which they end; nil if they end the pack.
    ///   - goesBack: whether that is one on the way to them.
    ///   - isNew: whether nothing else has led to it.
    private func leaf(_ chain: [Stage], _ menu: Step?, goesBack: Bool, isNew: Bool, _ way: Way) -> Leaf? {
        guard chain.contains(where: { $0.sound != nil || $0.picture != nil }) else { return nil }
        guard let menu else { return Leaf(stages: chain, pictures: way.pictures, isTold: true) }
        let isStory = chain.contains(where: \.isStory)
        // What leads on to a menu asks what to choose, and a random story is in that menu, too.
        guard isStory || !isNew else { return nil }
        let isTold = isStory || goesBack && menu.option >= 0 && chain.contains { $0.goesOn ?? true }
        return Leaf(stages: chain, pictures: way.pictures, isTold: isTold)
    }

    /// The stages that follow one another, and the menu in which they end.
    ///
    /// - Parameter before: the stages on the way to it, to which its end leads back.
    private func chain(
        from start: String, before: Set<String>, night: String?
    ) -> (stages: [Stage], menu: Step?) {
        var chain: [Stage] = [], own: Set<String> = [], next: String? = start
        while let id = next, let stage = stages[id], !before.contains(id), own.insert(id).inserted {
            chain.append(stage)
            guard let step = stage.next, step.action != night, let options = actions[step.action] else { break }
            if options.count > 1 { return (chain, step) }
            next = options.first
        }
        return (chain, nil)
    }

    /// The action to which most stories lead if there is a night mode: it asks whether to hear another one.
    private var nightAction: String? {
        guard hasNightMode else { return nil }
        let ends = stages.values.filter(\.isStory).compactMap { $0.next?.action }
        let count = Dictionary(ends.map { ($0, 1) }, uniquingKeysWith: +)
        return count.max { ($0.value, $0.key) < ($1.value, $1.key) }.flatMap { $0.value > 2 ? $0.key : nil }
    }

    // MARK: - A tale

    private func tale(_ leaf: Leaf, isOnly: Bool, _ titles: inout TaleTitles) -> InteractivePack.Tale? {
        let sounding = leaf.stages.filter { $0.sound != nil }
        // The first stage says the title, unless it is the story itself.
        let isAnnounced = leaf.stages.first.map { $0.sound != nil && !$0.isStory } == true && sounding.count > 1
        var slides: [InteractivePack.Slide] = [], last: String?
        for stage in isAnnounced ? Array(leaf.stages.dropFirst()) : leaf.stages {
            if let picture = stage.picture { last = picture }
            // Without any sound its pictures are the tale.
            guard stage.sound != nil || sounding.isEmpty && stage.picture != nil else { continue }
            slides.append(InteractivePack.Slide(picture: last, sound: stage.sound))
        }
        guard !slides.isEmpty else { return nil }
        let own = leaf.stages.first?.picture.map { [$0] } ?? []
        return InteractivePack.Tale(
            title: isOnly ? titles.only(leaf.stages.map(\.name)) : titles.next(leaf.stages.map(\.name)),
            spokenTitle: isAnnounced ? leaf.stages.first?.sound : nil, pictures: own + leaf.pictures,
            slides: Array(slides.prefix(InteractivePack.mostSlides)))
    }
}
