extension StickWording {
    var inEnglish: String {
        switch self {
        case .stick: "USB stick"
        case .addFromStick: "Add from a stick"
        case .addAll: "Add all"
        case .addNew: "Add the new ones"
        case .explanation:
            "A tale is a folder in which pictures and recordings have equal names (1.jpg and 1.mp3, 2.jpg and 2.mp3 …), "
                + "a ZIP of such a folder, or an EPUB or PDF book."
        case .earlierVersions: "Earlier versions"
        case .withWords: "with words"
        case .withoutSound: "without sound"
        case .withoutPicture: "no picture – page left out"
        case .insertWithTales: "Insert a stick with tales."
        case .noTales: "There is no tale on this stick."
        case .pulled(let tale): "The stick was removed. “\(tale)” was not added, and nothing has changed."
        case .show: "Show"
        case .restoreEarlier: "Bring back the earlier"
        case .cutRecording: "Split recording"
        case .changeCuts: "Change the split"
        case .pairRecordings: "Match recordings"
        case .changePairs: "Change recordings"
        case .reading: "Checking the stick…"
        case .onShelf: "Already on the shelf."
        case .newVersion: "Will be a new version; the earlier one can be brought back."
        case .waiting: "Waiting its turn."
        case .added: "The tale is on the shelf."
        case .newTale(let pictures): "A new tale with \(counted(pictures, "picture"))."
        case .beingAdded: "Adding…"
        case .adding(let done, let count): "Adding: \(done) of \(count)…"
        case .noPictures: "There is no picture here to show."
        case .unreadable: "It cannot be read: the folder or archive is damaged."
        case .shipped: "Pasaka already comes with this tale; it cannot be replaced."
        case .presentation: "A presentation, not a tale."
        case .video: "A video, not a tale."
        case .book: "Pasaka does not read books of this kind."
        case .archive: "Pasaka does not open archives of this kind."
        case .failedFull: "The disk is full; nothing has changed."
        case .failedUnwritable: "The tales' folder cannot be written to; nothing has changed."
        case .failedUnreadable: "The files could not be read; nothing has changed."
        case .adviceForPresentation: "Save it as a PDF (File, Save as) and put the PDF on the stick."
        case .adviceForVideo: "Export a PDF from the program that made it, or put pictures and recordings in a folder."
        case .adviceForBook: "Save it as an EPUB or PDF and put that on the stick."
        case .adviceForArchive: "Open it on a computer and pack the folder again as a ZIP."
        case .restored: "The earlier version is on the shelf again."
        case .notRestored: "It could not be brought back; nothing has changed."
        case .hasEarlier: "An earlier version is kept, too."
        case .slides(let problem, let numbers, let areMore):
            "\(problem.inEnglish(isOne: numbers.count == 1)): " + numbers.map(String.init).joined(separator: ", ")
                + (areMore ? " …" : "")
        case .twins(let container, let other):
            "Kind: \(container.inEnglish). Another one here has the same title (\(other.inEnglish)); the second replaces "
                + "the first."
        case .canBeCut: "One recording for all pictures; it can be split into pages."
        case .isCut: "One recording for all pictures; it is split into pages."
        case .pairedByNumber: "Recordings and pictures are matched by the numbers in their names."
        case .pairedByOrder: "Recordings and pictures are matched by their order."
        case .pairedByHand: "Recordings and pictures are matched as you chose."
        case .looseRecordings(let names, let areMore):
            "Recordings that still need a picture: " + names.map { "“\($0)”" }.joined(separator: ", ")
                + (areMore ? " …" : "")
        case .unusedFiles(let names, let isFirst, let areMore):
            (isFirst ? "Files that are not used: " : "") + names.map { "“\($0)”" }.joined(separator: ", ")
                + (areMore ? " …" : "")
        case .unreadableText: "The text file cannot be read, so the pages will lack its words."
        case .moreText(let parts, let pictures):
            "The text has more parts than there are pictures (\(parts) and \(pictures)); the rest goes with the last."
        case .lessText(let parts, let pictures):
            "The text has fewer parts than there are pictures (\(parts) and \(pictures)); the last ones have no words."
        case .cutFailed: "The recording cannot be read."
        case .cutting: "Listening to the recording and splitting it into pages…"
        case .cutByWords: "The recording is split by the words of the pages. Touch a picture to hear its part."
        case .cutByPauses: "The recording is split at its longest pauses. Touch a picture to hear its part."
        case .onlyOnePicture: "The recording is for one picture"
        case .endsEarlier: "End earlier"
        case .endsLater: "End later"
        case .makeLoud: "With sound"
        case .makeSilent: "Without sound"
        case .whichPart: "Does a part end too early or too late? Touch the picture."
        case .silentSlide(let number): "Picture \(number) has no sound; its part goes with the next one."
        case .part(let number, let start, let end): "Picture \(number): \(start) – \(end)"
        case .touchPicture: "Now touch the picture that it belongs to."
        case .allPaired: "Every recording has a picture. If one is wrong, touch the picture."
        case .touchRecording: "Touch a recording to hear it, then the picture that it belongs to."
        case .allHavePictures: "All recordings have a picture."
        case .addWithout(let count): "Add without \(counted(count, "recording"))"
        case .recordingsLeft(let count): "Recordings without a picture: \(count)"
        }
    }
}

extension StickWording.Problem {
    fileprivate func inEnglish(isOne: Bool) -> String {
        switch self {
        case .noPicture where isOne: "There is no picture, so the page will be left out"
        case .noPicture: "There are no pictures, so the pages will be left out"
        case .badPicture where isOne: "The picture cannot be read, so the page will be left out"
        case .badPicture: "The pictures cannot be read, so the pages will be left out"
        case .badSound: "The sound cannot be played"
        case .noSound: "Without sound"
        }
    }
}

extension StickWording.Container {
    fileprivate var inEnglish: String {
        switch self {
        case .zip: "ZIP archive"
        case .epub: "EPUB book"
        case .cbz: "CBZ book"
        case .pdf: "PDF book"
        case .folder: "folder"
        }
    }
}

extension SavingWording {
    var inEnglish: String {
        switch self {
        case .saveToStick: "Save to a stick"
        case .stay: "Do not remove the stick."
        case .insert: "Insert a USB stick."
        case .useOther: "If one is inserted but does not appear here, take another: it must be FAT32 or exFAT."
        case .whichStick: "Save to which stick?"
        case .stick(let name): "Stick “\(name)”"
        case .talePurpose: "The tale with all its recordings can be added on any computer that has Pasaka."
        case .drawingsPurpose:
            "The sheet has the first and the newest drawing of each letter. Nothing is sent anywhere."
        case .nothingYet: "There is nothing to save yet."
        case .drawingsAppear: "Drawings appear when the child has written a letter alone."
        case .moment: "One moment…"
        case .anotherMoment: "One more moment…"
        case .cancelling: "Cancelling…"
        case .writing(let percent): "Saving: \(percent) %"
        case .taleSaved: "The tale is on the stick."
        case .taleIsIn(let stick, let folder, let pulling):
            "It is on the stick “\(stick)” in the folder “\(folder)”. \(pulling.inEnglish)"
        case .drawingsSaved: "The drawings are on the stick."
        case .drawingsAreIn(let stick, let file, let pulling):
            "They are on the stick “\(stick)” in the file “\(file)”. \(pulling.inEnglish)"
        case .full: "The stick is full."
        case .makeRoom: "Delete something from it, or take another stick."
        case .needed(let needed, let free):
            "\(needed) MB are needed, \(free) MB are free. Delete something from it, or take another stick."
        case .unwritable: "This stick cannot be written to."
        case .unlock: "If it has a small switch, slide it and insert the stick again. If not, take another stick."
        case .pulledTooEarly: "The stick was removed too early."
        case .taleNotSaved: "The tale is not saved. Insert the stick and try again."
        case .drawingsNotSaved: "The drawings are not saved. Insert the stick and try again."
        case .unfitTale: "This tale cannot be saved to a stick."
        case .unfitName: "One of its files has a name that a stick does not allow. Rename that file."
        case .taleFailed: "The tale could not be saved."
        case .taleUnchanged: "Nothing on the stick has changed. Try again, or take another stick."
        case .drawingsFailed: "The drawings could not be saved."
        case .drawingsUnchanged: "Nothing on the stick has changed. Try again, or take another one."
        case .reportFailed: "The report could not be saved."
        case .pull(let pulling): pulling.inEnglish
        }
    }
}

extension StickPulling {
    fileprivate var inEnglish: String {
        switch self {
        case .now: "The stick can be removed now."
        case .soon: "Wait a minute, then remove the stick."
        case .byDesktop: "Remove the stick as is usual on this computer."
        }
    }
}

/// A count with its noun, such as `1 picture` or `5 pictures`.
private func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
