/// Why it is `ser` or `estar`; `%1` is what is right.
enum SerEstarReason {
    static let place = Reason(
        "Par to, kur kāds vai kas atrodas, saka „estar”, nevis „ser”: „%1”.",
        "Where somebody or something is takes “estar”, not “ser”: “%1”.",
        "Para decir dónde está alguien o algo se usa «estar», no «ser»: «%1».")
    static let event = Reason(
        "Par to, kur un kad kaut kas notiek, saka „ser”: „%1”.",
        "When and where an event takes place is said with “ser”: “%1”.",
        "Para decir cuándo o dónde tiene lugar un acto se usa «ser»: «%1».")
    static let identity = Reason(
        "Par to, kas kāds ir (darbs, tautība, radniecība), saka „ser”: „%1”.",
        "What somebody is (work, nationality, family) takes “ser”: “%1”.",
        "Para decir qué o quién es alguien (profesión, nacionalidad, parentesco) se usa «ser»: «%1».")
    static let origin = Reason(
        "Par to, no kurienes kāds ir, saka „ser de”: „%1”.",
        "Where somebody comes from is “ser de”: “%1”.",
        "Para decir de dónde viene alguien se usa «ser de»: «%1».")
    static let state = Reason(
        "Tas ir pārejošs stāvoklis, tāpēc „estar”, nevis „ser”: „%1”.",
        "That is a passing state, so it takes “estar”, not “ser”: “%1”.",
        "Es un estado, no una cualidad; por eso se usa «estar» y no «ser»: «%1».")
    static let doing = Reason(
        "Par to, kas notiek tieši tagad, saka „estar” + „-ndo”: „%1”.",
        "What is going on right now is “estar” + “-ndo”: “%1”.",
        "Lo que pasa en este momento se dice con «estar» + gerundio: «%1».")
    static let time = Reason(
        "Pulksteņa laiku saka ar „ser”: „es la una”, bet „son las dos”; šeit „%1”.",
        "The time is told with “ser”: “es la una”, but “son las dos”; here “%1”.",
        "La hora se dice con «ser»: «es la una», pero «son las dos»; aquí, «%1».")
    static let day = Reason(
        "Kāda šodien ir diena, saka ar „ser”: „%1”.",
        "What day it is takes “ser”: “%1”.",
        "Para decir qué día es se usa «ser»: «%1».")
}
