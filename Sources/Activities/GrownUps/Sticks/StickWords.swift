import Engine
import TalePacks

/// What the page for sticks says about a tale.
extension StickTale {
    var status: StickWording {
        switch state {
        case .unread: .reading
        case .refused(.noPictures): .noPictures
        case .refused(.unreadable): .unreadable
        case .refused(.shipped): .shipped
        case .refused(.presentation): .presentation
        case .refused(.video): .video
        case .refused(.book): .book
        case .refused(.archive): .archive
        case .ready where hasNothingToShow: .noPictures
        case .ready where isUnchanged: .onShelf
        case .ready where isNewVersion: .newVersion
        case .ready: .newTale(pictures: tiles.count { $0.look != .missing })
        case .waiting: .waiting
        case .adding(let done, let count?): .adding(done: done, of: count)
        case .adding(_, nil): .beingAdded
        case .added: .added
        case .there: .onShelf
        case .failed(.full): .failedFull
        case .failed(.unwritable): .failedUnwritable
        case .failed(.unreadable): .failedUnreadable
        }
    }

    /// The problems and their consequences: one line per kind.
    var remarks: [StickWording] {
        func line(_ problem: StickWording.Problem, _ isMeant: (SlideTile) -> Bool) -> StickWording? {
            let numbers = tiles.indices.filter { isMeant(tiles[$0]) }.map { $0 + 1 }, most = 12
            guard !numbers.isEmpty else { return nil }
            return .slides(problem, Array(numbers.prefix(most)), areMore: numbers.count > most)
        }
        // It is obvious without counting if all are silent.
        let isSilent = tiles.allSatisfy { $0.sound == .missing || $0.sound == .none }
        return [
            advice, recordingsRemark, textRemark,
            line(.noPicture) { $0.picture == .missing },
            line(.badPicture) { $0.picture == .bad },
            line(.badSound) { $0.sound == .bad && $0.look != .missing },
            isSilent ? nil : line(.noSound) { $0.sound == .missing && $0.look != .missing },
        ].compactMap(\.self) + unusedRemarks
    }

    /// The names of files that are not used, as many as fit on each line.
    private var unusedRemarks: [StickWording] {
        let most = 6, letters = 52
        var lines: [[String]] = []
        for name in leftOut ?? [] {
            let length = (lines.last ?? []).reduce(name.count) { $0 + $1.count + 4 }
            if lines.isEmpty || length > letters { lines.append([name]) } else { lines[lines.count - 1].append(name) }
        }
        return lines.prefix(most).enumerated().map { number, names in
            .unusedFiles(names, isFirst: number == 0, areMore: number == most - 1 && lines.count > most)
        }
    }
}

extension StickTale {
    /// What to do with a file from which no tale can be made.
    private var advice: StickWording? {
        switch state {
        case .refused(.presentation): .adviceForPresentation
        case .refused(.video): .adviceForVideo
        case .refused(.book): .adviceForBook
        case .refused(.archive): .adviceForArchive
        default: nil
        }
    }

    /// How the recordings were paired with pictures, unless by name.
    private var recordingsRemark: StickWording? {
        if canBeCut { return cuts == nil ? .canBeCut : .isCut }
        let loose = loose, most = 4
        if !loose.isEmpty {
            return .looseRecordings(
                loose.prefix(most).map { recordings[$0].fileStem.withoutControls }, areMore: loose.count > most)
        }
        return switch match {
        case .byName: nil
        case .byNumber: .pairedByNumber
        case .byOrder: .pairedByOrder
        case .byHand: .pairedByHand
        }
    }

    /// What does not fit in one text for all pages.
    private var textRemark: StickWording? {
        switch textFit {
        case nil, .fits: nil
        case .unreadable: .unreadableText
        case .parts(let count, let pictures) where count > pictures: .moreText(parts: count, pictures: pictures)
        case .parts(let count, let pictures): .lessText(parts: count, pictures: pictures)
        }
    }

    /// Its container, shown if two tales have the same title.
    fileprivate var container: StickWording.Container {
        switch place.fileExtension {
        case "zip": .zip
        case "epub": .epub
        case "cbz": .cbz
        case "bloompub", "bloomd", "bloomsource": .bloom
        case "pdf": .pdf
        default: .folder
        }
    }
}

extension Sticks {
    /// The problems and their consequences, one line each.
    func remarks(on tale: StickTale) -> [StickWording] {
        guard tale.canBeAdded, let twin = twin(of: tale) else { return tale.remarks }
        return [.twins(tale.container, other: twin.container)] + tale.remarks
    }

    /// The status of a tale's previous version.
    func status(of earlier: EarlierTale) -> StickWording {
        switch notice {
        case .restored(earlier.id): .restored
        case .notRestored(earlier.id): .notRestored
        default: .hasEarlier
        }
    }

    /// The sentence above the tales; nil if none is needed.
    var sentence: StickWording? {
        switch notice {
        case .pulled(let title): .pulled(tale: title)
        case .restored, .notRestored, nil:
            if sticks.isEmpty { .insertWithTales } else if tales.isEmpty { .noTales } else { nil }
        }
    }
}
