import Engine

/// The texts of the export page: the first line, and the one below it.
extension StickSaveViewModel {
    var words: (first: SavingWording, rest: SavingWording) {
        guard let saving else { return wordsBefore }
        return switch saving.state {
        case .waiting: (.moment, .stay)
        case .writing(let percent): (.writing(percent), .stay)
        case .ending: (.anotherMoment, .stay)
        case .stopping: (.cancelling, .stay)
        case .saved(let folder, let pulling):
            (.taleSaved, .taleIsIn(stick: saving.stick, folder: folder, then: pulling))
        case .failed(let failure): failure.words
        }
    }

    private var wordsBefore: (first: SavingWording, rest: SavingWording) {
        switch sticks.count {
        case 0: (.insert, .useOther)
        case 1: (.stick(sticks[0].name), .talePurpose)
        default: (.whichStick, .talePurpose)
        }
    }
}

extension StickSaving.Failure {
    fileprivate var words: (first: SavingWording, rest: SavingWording) {
        switch self {
        case .full(let needed, let free): (.full, .needed(needed, free: free))
        case .fullAtOnce: (.full, .makeRoom)
        case .unwritable: (.unwritable, .unlock)
        case .pulled: (.pulledTooEarly, .taleNotSaved)
        case .unfitName: (.unfitTale, .unfitName)
        case .other: (.taleFailed, .taleUnchanged)
        }
    }
}
