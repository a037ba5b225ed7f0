/// What the pages of Soltura say.
public enum TutorWording: Hashable, Sendable {
    case conversations
    // The page of scenes.
    case find, nothingFound, sceneMissing
    case category(Category)
    /// The hint of the package that brings the scenes.
    case installPackage
    // The learner's choices.
    case choices, level, levelAutomatic, levelNative
    case dialect, spain, mexico, argentina, colombia
    case focus, present, preterite, imperfect, future, subjunctive
    case targetWords, addWord
    case goal, goalNote, write
    case voice, mute
    case explanations, inLatvian, inEnglish, inSpanish
    // The deck.
    case deck, noDeck, insertDeck, forgetDeck, deckWithoutTimes
    case deckCounts(mastered: Int, familiar: Int, learning: Int, new: Int)
    /// The notes that are kept of a deck that is too large, and all of them.
    case deckCut(kept: Int, all: Int)
    case deckNotOpened(file: String), deckNotRead(file: String), deckNeedsProgram(file: String)
    case mastered, familiar, learning, new
    // The talk.
    case writtenTalk, noModel, typeHere, hint, clear, tutor
    // Hearing.
    case microphoneMissing, recogniserDamaged, recogniserNeedsMemory, noMicrophone, microphoneBusy, nothingHeard,
        hearingFailed, speakNow, isListeningEnded
    // The tutor beside it.
    case translation, grammar, irregularVerbs, vocabulary, commonMistakes, custom, customInstruction
    case askHere
    case written, byRule, roughTranslation, fromPasaka
    case byModel(name: String, size: String)
    case noMistakes, writtenAnswer, notSpanish, notChecked, noForms, chosenGrammar, notThisTime
    case youUsed, unknownMeaning, noIrregularVerbs, noWords
    case instructionNeedsModel, questionNeedsModel, talkNeedsModel, needsTools
    case panelIsEmpty
    // The end.
    case finished, usedWords, newWords, mistakes, none, otherTalk, saveTalk, saveWords
    // A talk with a language model.
    case talkWithModel, partner, modelsNotExamined, startGoal
    case modelLoading(percent: Int)
    case modelReading, modelSpeaking
    case modelNeedsEngine, modelMissing
    case modelNeedsMemory(needed: String, there: String)
    case modelForNoTalk, modelFailed, modelFaulty, modelIsExamined, writtenTalkGoesOn
    // What a model would get.
    case prompt, promptNote, promptNoteOfModel
    // The grown-ups' page.
    case showDoor, showDoorNote
    case sceneCount(Int)
    case sceneCountNote(categories: Int)
    case scenesMissing, rulesThere, rulesThereNote, rulesMissing, installCommand
    case privacy, privacyNote
    // The grown-ups' page of language models.
    case models
    case modelCount(Int)
    /// - Parameters:
    ///   - size: bytes.
    ///   - licence: nil if the model states none.
    ///   - exam: nil to leave it out.
    case modelFacts(size: Int, quantisation: String, licence: String?, exam: ExamWording? = nil)
    case modelDamaged(size: Int)
    case modelOnMedium(size: Int, medium: String)
    case insertModel
    case addingModel, checkingModel, stopAdding
    /// Bytes of a model that are on the disk.
    case modelCopied(Int, of: Int)
    case modelAdded, modelWasThere(name: String), modelRemoved
    case modelRefused(ModelRefusalWording)
    case modelMemory(needed: Int), memoryAvailable(Int)
    case modelContext(Int), modelContextNote(used: Int)
    case exam(ExamWording)
    case removeModel, keepModel, removeModelNow, modelGone
    /// What a removed model leaves free.
    case roomOfModel(Int)

    /// Why a language model was not added or removed.
    public enum ModelRefusalWording: Hashable, Sendable {
        case notOpened, notRead, truncated, part, noChat
        case memory(needed: Int, available: Int), room(needed: Int, free: Int)
        case busy, cancelled, notCopied, unwritable, unknownName, needsProgram
    }

    public enum Category: String, Hashable, Sendable, CaseIterable {
        case dining, health, travel, shopping, work, social, housing, education, entertainment, emergency, hobbies,
            technology, customs, nature
    }
}

/// What forms of words are called.
public enum GrammarWording: Hashable, Sendable {
    case verb, noun, name, adjective, adverb, pronoun, article, preposition, conjunction, number, interjection, word
    case infinitive, gerund, participle, present, preterite, imperfect, future, conditional, presentSubjunctive,
        imperfectSubjunctive, imperative
    case person(Int)
    case singular, plural, masculine, feminine
}
