/// The tables and settings of a collection of schema 11, as Anki 2.0 expects them.
enum CollectionTexts {
    /// Anki's own (rslib/src/storage/schema11.sql), with the indexes that it expects.
    static let schema = [
        """
        CREATE TABLE col (id integer primary key, crt integer not null, mod integer not null, scm integer not null, \
        ver integer not null, dty integer not null, usn integer not null, ls integer not null, conf text not null, \
        models text not null, decks text not null, dconf text not null, tags text not null)
        """,
        """
        CREATE TABLE notes (id integer primary key, guid text not null, mid integer not null, mod integer not null, \
        usn integer not null, tags text not null, flds text not null, sfld integer not null, csum integer not null, \
        flags integer not null, data text not null)
        """,
        """
        CREATE TABLE cards (id integer primary key, nid integer not null, did integer not null, ord integer not null, \
        mod integer not null, usn integer not null, type integer not null, queue integer not null, \
        due integer not null, ivl integer not null, factor integer not null, reps integer not null, \
        lapses integer not null, left integer not null, odue integer not null, odid integer not null, \
        flags integer not null, data text not null)
        """,
        """
        CREATE TABLE revlog (id integer primary key, cid integer not null, usn integer not null, \
        ease integer not null, ivl integer not null, lastIvl integer not null, factor integer not null, \
        time integer not null, type integer not null)
        """,
        "CREATE TABLE graves (usn integer not null, oid integer not null, type integer not null)",
        "CREATE INDEX ix_notes_usn ON notes (usn)", "CREATE INDEX ix_cards_usn ON cards (usn)",
        "CREATE INDEX ix_revlog_usn ON revlog (usn)", "CREATE INDEX ix_cards_nid ON cards (nid)",
        "CREATE INDEX ix_cards_sched ON cards (did, queue, due)", "CREATE INDEX ix_revlog_cid ON revlog (cid)",
        "CREATE INDEX ix_notes_csum ON notes (csum)",
    ]

    static func settings(type: Int) -> String {
        """
        {"nextPos": 1, "estTimes": true, "activeDecks": [1], "sortType": "noteFld", "timeLim": 0, \
        "sortBackwards": false, "addToCur": true, "curDeck": 1, "newBury": true, "newSpread": 0, "dueCounts": true, \
        "curModel": "\(type)", "collapseTime": 1200}
        """
    }

    /// Word, meaning and example; the word is asked.
    static func noteType(_ id: Int, deck: Int) -> String {
        let fields = ["Front", "Back", "Example"].enumerated().map { place, name in
            """
            {"name": "\(name)", "ord": \(place), "sticky": false, "rtl": false, "font": "Arial", "size": 20, \
            "media": []}
            """
        }
        let answer = #"{{FrontSide}}\n\n<hr id=answer>\n\n{{Back}}{{#Example}}<p>{{Example}}</p>{{/Example}}"#
        let style = #".card {\n font-family: arial;\n font-size: 20px;\n text-align: center;\n}\n"#
        let before =
            #"\\documentclass[12pt]{article}\n\\special{papersize=3in,5in}\n\\usepackage[utf8]{inputenc}\n"#
            + #"\\usepackage{amssymb,amsmath}\n\\pagestyle{empty}\n\\setlength{\\parindent}{0in}\n\\begin{document}\n"#
        return """
            {"\(id)": {"id": \(id), "name": "Pasaka Soltura", "type": 0, "mod": 0, "usn": -1, "sortf": 0, \
            "did": \(deck), "vers": [], "tags": [], "req": [[0, "any", [0]]], "css": "\(style)", \
            "latexPre": "\(before)", "latexPost": "\\\\end{document}", "flds": [\(fields.joined(separator: ", "))], \
            "tmpls": [{"name": "Card 1", "ord": 0, "qfmt": "{{Front}}", "afmt": "\(answer)", "did": null, \
            "bqfmt": "", "bafmt": ""}]}}
            """
    }

    static func decks(_ id: Int) -> String {
        let decks = [(1, "Default"), (id, "Soltura")].map { id, name in
            """
            "\(id)": {"id": \(id), "name": "\(name)", "desc": "", "mod": 0, "usn": -1, "conf": 1, "dyn": 0, \
            "collapsed": false, "extendNew": 10, "extendRev": 50, "newToday": [0, 0], "revToday": [0, 0], \
            "lrnToday": [0, 0], "timeToday": [0, 0]}
            """
        }
        return "{\(decks.joined(separator: ", "))}"
    }

    static let options = """
        {"1": {"id": 1, "name": "Default", "mod": 0, "usn": 0, "autoplay": true, "maxTaken": 60, "replayq": true, \
        "timer": 0, "new": {"bury": true, "delays": [1, 10], "initialFactor": 2500, "ints": [1, 4, 7], "order": 1, \
        "perDay": 20, "separate": true}, "rev": {"bury": true, "ease4": 1.3, "fuzz": 0.05, "ivlFct": 1, \
        "maxIvl": 36500, "minSpace": 1, "perDay": 100}, "lapse": {"delays": [10], "leechAction": 0, "leechFails": 8, \
        "minInt": 1, "mult": 0}}}
        """
}
