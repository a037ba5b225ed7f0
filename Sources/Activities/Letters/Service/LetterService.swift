import Engine
import LetterJudge
import Sentences
import Storage

/// Reads the alphabets, and judges drawings.
final class LetterService: Service {
    typealias Wish = LetterRequest

    private let host: ActivityHost
    private let assets: String
    private let worker: JudgeWorker
    private let saver: GrowthSaver

    init(_ host: ActivityHost) {
        self.host = host
        assets = host.folders.assets ?? ""
        worker = JudgeWorker(assets: assets)
        saver = GrowthSaver(host)
    }

    private var alphabets: Alphabets { AlphabetFolder(assets: assets, prefix: "letters").all() }

    /// Home needs none of it.
    func documents(for world: World, _ extent: Extent) -> [AnyDocument] {
        extent == .home ? [] : [AnyDocument(alphabets)]
    }

    func begin() { worker.run { [self] _ in host.tell(.learned(AnyDocument(alphabets))) } }

    func carryOut(_ wish: LetterRequest, for visit: Visit) {
        switch wish {
        case .prepare(let guides): worker.run { $0.prepare(guides) }
        case .judge(let drawing): worker.run { [host] in host.answer($0.judge(drawing), to: visit) }
        case .save(let growth): saver.save(growth) { [host] in host.answer(GrowthAnswer(saving: $0), to: visit) }
        }
    }

    var status: [String] { worker.status }

    /// Everything in the alphabets' folders.
    func audit() -> Audit {
        let alphabets = alphabets
        let count = alphabets.all.reduce(0) { $0 + $1.letters.count }
        var audit = Audit("\(count) letters", problems: alphabets.problems)
        for form in LetterForm.allCases where form == .capital || alphabets.all.contains(where: \.hasSmallLetters) {
            do throws(Damaged) {
                _ = try JudgeWorker.table(of: form, in: assets)
            } catch {
                audit.problems.append(error.sentence)
            }
        }
        for letter in alphabets.all.flatMap(\.letters) {
            audit.images += letter.words.map(\.picture)
            audit.sounds += letter.spoken + letter.words.compactMap(\.voice)
        }
        audit.sounds += alphabets.all.flatMap { $0.phrases.values.joined() }
        return audit
    }
}
