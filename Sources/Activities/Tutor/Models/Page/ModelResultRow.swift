import Engine

extension Models.Result {
    /// What has happened, in one sentence.
    var row: RoomRow {
        let picture: Image = isRefusal ? "interface/icon-stop.svg" : "interface/icon-check.svg"
        var row = RoomRow(named: .text(name), picture, .words)
        row.note = .phrase(.tutor(wording))
        return row
    }

    /// The name of the model or its file.
    var name: String {
        switch self {
        case .added(let name), .wasThere(let name, _), .removed(let name), .refused(let name, _), .examined(let name),
            .examStopped(let name), .notExamined(let name, _):
            name
        }
    }

    var isRefusal: Bool {
        switch self {
        case .refused, .notExamined: true
        case .added, .wasThere, .removed, .examined, .examStopped: false
        }
    }

    private var wording: TutorWording {
        switch self {
        case .added: .modelAdded
        case .wasThere(_, let name): .modelWasThere(name: name)
        case .removed: .modelRemoved
        case .refused(_, let refusal): .modelRefused(refusal)
        case .examined: .exam(.done)
        case .examStopped: .exam(.stopped)
        case .notExamined(_, .failed): .exam(.failed)
        case .notExamined(_, .memory(let needed, let available)):
            .modelRefused(.memory(needed: needed, available: available))
        case .notExamined(_, let problem): problem.wording
        }
    }
}
