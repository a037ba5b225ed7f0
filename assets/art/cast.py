"""Who speaks in the tales, and how: the same in every tale. `who` is the name in the scripts; `voice` is one of the
narrator's timbres; `higher` makes a throat smaller (above 1) or larger, always mildly; `speed` is that of the speech. A piece
of a picture names its speaker with `by`; one without is spoken by the teller."""

TELLER = dict(who="stāstītājs", voice="jf_gongitsune", higher=1, speed=.9)

CAST = {
    "grandmother": dict(who="vecmāmiņa", voice="jf_nezumi", higher=.9, speed=.85),
    "mother": dict(who="māmiņa", voice="jf_alpha", higher=.95, speed=.9),
    "granddaughter": dict(who="mazmeitiņa", voice="jf_alpha", higher=1.16, speed=.95),
    "red-cap": dict(who="Sarkangalvīte", voice="jf_alpha", higher=1.1, speed=.9),
    "boy": dict(who="puika", voice="jf_tebukuro", higher=.92, speed=.95),
    "grandfather": dict(who="vectētiņš", voice="jm_kumo", higher=1.07, speed=.88),
    "old-man": dict(who="vecītis", voice="jm_kumo", higher=1.02, speed=.88),
    "forester": dict(who="mežsargs", voice="jm_kumo", higher=1.04, speed=1),
    "king": dict(who="ķēniņš", voice="jm_kumo", higher=.97, speed=.82),
    "loaf": dict(who="kukulītis", voice="jf_gongitsune", higher=1.09, speed=.95),
    "straw-pig": dict(who="pirmais sivēntiņš", voice="jf_nezumi", higher=1.08, speed=.9),
    "twig-pig": dict(who="otrais sivēntiņš", voice="jf_tebukuro", higher=1.08, speed=.9),
    "brick-pig": dict(who="trešais sivēntiņš", voice="jf_alpha", higher=1.05, speed=.9),
    "mouse": dict(who="pelīte", voice="jf_tebukuro", higher=1.18, speed=1),
    "hare": dict(who="zaķis", voice="jf_nezumi", higher=1.16, speed=1),
    "fox": dict(who="lapsa", voice="jf_alpha", higher=.9, speed=.8),
    "wolf": dict(who="vilks", voice="jm_kumo", higher=.93, speed=.9),
    "bear": dict(who="lācis", voice="jm_kumo", higher=.88, speed=.88),
    "frog": dict(who="varde", voice="jm_kumo", higher=1.15, speed=.9),
    "dog": dict(who="sunītis", voice="jm_kumo", higher=1.2, speed=.9),
    "cat": dict(who="kaķītis", voice="jf_nezumi", higher=1, speed=.9),
    "bride": dict(who="kaķīša meita", voice="jf_tebukuro", higher=1.02, speed=.9),
    "tom": dict(who="melnais runcis", voice="jm_kumo", higher=1.11, speed=.9),
}
