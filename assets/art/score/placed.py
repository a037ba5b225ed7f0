"""Where the score and the scene sound: for each tale the beds of its slides, by the bed's name in beds.py, and the sounds at
its words, as (slide, index of the word in the slide's text, sound, whether it waits for the word's end)."""

BEDS = {
    "kakisa_dzirnavas": {"mill": [1, 7], "rain": [3], "snowstorm": [4]},
    "kukulitis": {"kitchen": [1], "meadow": [2, 3, 4, 5], "evening": [6]},
    "racenis": {"garden": [1, 2, 3, 4, 5], "evening": [6]},
    "sarkangalvite": {"forest": [1, 2], "night": [5, 6]},
    "tris_siventini": {"meadow": [1, 2], "evening": [3], "hearth": [4]},
    "vecisa_cimdins": {"winter_day": [1, 2, 6], "mitten": [3], "winter_night": [4, 5]},
}

SOUNDS = {
    "kakisa_dzirnavas": [
        (1, "rūca,", "grind", False), (2, "naudu", "jingle", False), (4, "pūta,", "gust", False),
        (6, "vesels.", "strings_up", True), (7, "rūc.", "grind", False), (7, "miltu.", "pour", False)],
    "kukulitis": [
        (1, "aizripoja!", "roll", False), (2, "aizripoja", "roll", False), (3, "dziesmiņu", "song", False),
        (3, "aizripoja!", "roll", False), (4, "dziesmiņu", "song", False), (4, "aizripoja!", "roll", False),
        (6, "palēcās", "leap", False)],
    "racenis": [
        (1, "izauga", "grow", False), (2, "velk,", "tugs", False), (4, "velk", "tugs", False), (5, "trīs!", "cracks", True),
        (6, "Plaukt!", "plaukt", True)],
    "sarkangalvite": [
        (3, "aizskrēja", "paws", False), (3, "skapī,", "wardrobe", False), (5, "izlēca", "bounce", False),
        (6, "aizmuka", "flee", False)],
    "tris_siventini": [
        (1, "uzcēla", "hammer", False), (2, "pūta,", "blow", False), (2, "sabruka.", "straw_falls", False),
        (3, "pūta", "blow", False), (3, "sabruka.", "twigs_fall", False), (4, "zupa!", "soup", True)],
    "vecisa_cimdins": [
        (1, "gāja", "snow_steps", False), (1, "cimdiņu.", "plump", True), (3, "Atlēca", "hop", False),
        (5, "stiepās", "stretches", False), (6, "izbira", "tumble", False), (6, "aizskrēja", "scamper", False)],
}
