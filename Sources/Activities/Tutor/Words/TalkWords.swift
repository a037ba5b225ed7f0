import Engine

/// What the page of a talk says.
extension TutorWording {
    static let writtenTalk = Self("Rakstīta saruna", "Written conversation")
    static let noModel = Self("Valodas modelis nav uzstādīts", "No language model is installed")
    static let typeHere = Self("Raksti spāniski", "Write in Spanish")
    static let hint = Self("Padoms", "Hint")
    static let clear = Self("Sākt no jauna", "Start again")
    static let tutor = Self("Palīgs", "Tutor")
    static let microphoneMissing = Self(
        "Runas atpazīšana nav uzstādīta. Uzraksti vai izvēlies atbildi.",
        "Speech recognition is not installed. Write or choose an answer.")
    static let recogniserDamaged = Self(
        "Runas atpazīšanas fails ir bojāts. Uzraksti vai izvēlies atbildi.",
        "The file of the speech recogniser is damaged. Write or choose an answer.")
    static let recogniserNeedsMemory = Self(
        "Runas atpazīšanai pietrūkst atmiņas. Uzraksti vai izvēlies atbildi.",
        "There is too little memory to recognise speech. Write or choose an answer.")
    static let noMicrophone = Self(
        "Mikrofonu neatrod. Pievieno mikrofonu un mēģini vēlreiz!",
        "No microphone is found. Connect one and try again.")
    static let microphoneBusy = Self(
        "Mikrofons ir aizņemts. Mēģini pēc brīža!", "The microphone is busy. Try again in a moment.")
    static let nothingHeard = Self(
        "Nekas nebija dzirdams. Turi pogu un runā skaļāk!", "Nothing was heard. Hold the button and speak up.")
    static let hearingFailed = Self(
        "Šoreiz saklausīt neizdevās. Mēģini vēlreiz!", "That could not be heard. Try again.")
    static let speakNow = Self("Runā…", "Speak…")
    static let isListeningEnded = Self("Klausos, ko teici…", "Listening to what you said…")
    static let translation = Self("Tulkojums", "Translation")
    static let grammar = Self("Gramatika", "Grammar")
    static let irregularVerbs = Self("Neregulārie darbības vārdi", "Irregular verbs")
    static let vocabulary = Self("Vārdi", "Words")
    static let commonMistakes = Self("Biežākās kļūdas", "Common mistakes")
    static let custom = Self("Savs uzdevums", "Own instruction")
    static let customInstruction = Self("Ko palīgam darīt?", "What should the tutor do?")
    static let askHere = Self("Pajautā par vārdu", "Ask about a word")
    static let written = Self("iepriekš uzrakstīts", "written")
    static let byRule = Self("pēc valodas likumiem", "by rule")
    static let roughTranslation = Self("aptuvens mašīntulkojums", "rough machine translation")
    static let fromPasaka = Self("programma Pasaka", "from Pasaka")
    static func byModel(name: String, size: String) -> Self {
        Self("modelis \(name) (\(size))", "by the model \(name) (\(size))")
    }
    static let noMistakes = Self(
        "Likumi kļūdas neatrada. Visu tie neredz.", "The rules found no mistake. They do not see everything.")
    static let writtenAnswer = Self(
        "Šī atbilde jau bija gatava. Raksti saviem vārdiem, un likumi tos pārbaudīs!",
        "This answer was ready-made. Write in your own words, and the rules will check them.")
    static let notSpanish = Self(
        "Spāņu vārdnīca šos vārdus nepazīst, tāpēc likumi tos nepārbaudīja.",
        "The Spanish dictionary does not know these words, so the rules did not check them.")
    static let notChecked = Self(
        "Šoreiz pārbaudīt neizdevās. Pamēģini vēlreiz!", "It could not be checked this time. Try again.")
    static let noForms = Self(
        "Te nav darbības vārda formas, ko var droši nosaukt.",
        "There is no verb form here that can be named for sure.")
    static let chosenGrammar = Self("Tava izvēlētā gramatika", "The grammar that you chose")
    static let notThisTime = Self("šoreiz nav", "not this time")
    static let youUsed = Self("Tu lietoji", "You used")
    static let unknownMeaning = Self("nozīme vārdnīcā nav atrasta", "not in the dictionary")
    static let noIrregularVerbs = Self("Te nav neregulāru darbības vārdu.", "There are no irregular verbs here.")
    static let noWords = Self("Vārdnīcā par to nekā nav.", "The dictionary knows nothing here.")
    static let instructionNeedsModel = Self(
        "Savu uzdevumu var izpildīt tikai valodas modelis, bet tas nav uzstādīts.",
        "Only a language model can follow an own instruction, and none is installed.")
    static let questionNeedsModel = Self(
        "Uz tādu jautājumu var atbildēt tikai valodas modelis, bet tas nav uzstādīts. Pajautā par vienu spāņu vārdu!",
        "Only a language model can answer that, and none is installed. Ask about one Spanish word.")
    static let talkNeedsModel = Self(
        "Brīvai sarunai vajadzīgs valodas modelis, bet tas nav uzstādīts. Rakstītās sarunas darbojas arī bez tā.",
        "Free conversation needs a language model, and none is installed. Written conversations work without it.")
    static let needsTools = Self(
        "Skaidrojumiem vajadzīga pakotne pasaka-soltura. To uzstāda ar komandu: sudo apt install pasaka-soltura",
        "Explanations need the package pasaka-soltura. Install it with: sudo apt install pasaka-soltura")
    static let panelIsEmpty = Self(
        "Te parādīsies skaidrojumi par to, ko saki. Pieskaries vārdam, lai uzzinātu, ko tas nozīmē.",
        "Explanations of what you say appear here. Tap a word to see what it means.")
    static let keepCard = Self("Pieskaries, lai mācītos ar Anki.", "Tap to learn it with Anki.")
    static let cardKept = Self("Būs Anki kartītēs", "Among the Anki cards")
    static let finished = Self("Saruna galā!", "The conversation is over!")
    static let usedWords = Self("Tavi vārdi, kurus lietoji", "Your words that you used")
    static let newWords = Self("Jauni vārdi", "New words")
    static let mistakes = Self("Kļūdas pēc valodas likumiem", "Mistakes that the rules found")
    static let none = Self("nav", "none")
    static let otherTalk = Self("Cita saruna", "Another conversation")
    static let saveTalk = Self("Saglabāt sarunu", "Save the conversation")
    static let saveWords = Self("Saglabāt vārdus Anki", "Save the words for Anki")
    static let talkWithModel = Self("Brīva saruna", "Free conversation")
    static let partner = Self("Ar ko runāt", "Who to talk with")
    static let modelsNotExamined = Self(
        "Modelis runā tikai tad, kad tas ir nokārtojis pārbaudi šajā līmenī.",
        "A model talks only when it has passed the exam for this level.")
    static let startGoal = Self("Sākt sarunu par savu mērķi", "Talk about the own goal")
    static func modelLoading(percent: Int) -> Self { Self("ielādē \(percent) %", "loading \(percent) %") }
    static let modelReading = Self("lasa", "reading")
    static let modelSpeaking = Self("raksta", "writing")
    static let modelNeedsEngine = Self(
        "Valodas modelim vajadzīga pakotne pasaka-soltura. To uzstāda ar komandu: sudo apt install pasaka-soltura",
        "A language model needs the package pasaka-soltura. Install it with: sudo apt install pasaka-soltura")
    static let modelMissing = Self(
        "Valodas modeļa vairs nav, vai tā fails ir bojāts.", "The language model is gone, or its file is damaged.")
    static func modelNeedsMemory(needed: String, there: String) -> Self {
        Self(
            """
            Valodas modelim vajag \(needed) atmiņas, bet brīvi ir \(there). Aizver citas programmas vai \
            izvēlies mazāku modeli!
            """,
            """
            The language model needs \(needed) of memory, but \(there) are free. Close other programs or choose \
            a smaller one.
            """)
    }
    static let modelForNoTalk = Self(
        "Šis modelis sarunām nav domāts. Izvēlies citu modeli!",
        "This model was not made for talks. Choose another one.")
    static let modelFailed = Self("Valodas modelis apstājās.", "The language model has stopped.")
    static let modelFaulty = Self(
        "Modelim neizdevās labi atbildēt. Pasaki to citādi!",
        "The model could not answer well. Say it in another way.")
    static let modelIsExamined = Self(
        "Pašlaik kāds valodas modelis kārto eksāmenu. Brīvi sarunāties varēs pēc tā.",
        "A language model is taking its exam. Free conversation is possible after that.")
    static let writtenTalkGoesOn = Self(
        "Saruna turpinās tā, kā tā ir uzrakstīta.", "The conversation goes on as it is written.")
    static let prompt = Self("Norādes modelim", "What a model would be told")
    static let promptNote = Self(
        "Tieši šo tekstu saņemtu valodas modelis. Tas nav uzstādīts.",
        "A language model would get exactly this text. None is installed.")
    static let promptNoteOfModel = Self(
        "Tieši šo tekstu saņem valodas modelis.", "The language model gets exactly this text.")
}
