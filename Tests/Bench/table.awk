# Makes the bench's Markdown table from its results (see results.h): awk -f table.awk RESULTS
#
# A row of the table is one figure at one window size. The targets stand here and nowhere else.

BEGIN {
    FS = "\t"
    column["count"] = 4; column["min"] = 5; column["p50"] = 6; column["p95"] = 7; column["p99"] = 8; column["max"] = 9

    # name of the values, which statistic, how it is called, unit, and the target:
    # "x" times the yardstick (or the values that are named last) at the most, "<" or ">" than a
    # number, "-" for none.
    row("decode", "p50", "bare decode of a slide’s picture, to compare machines by: CPU, p50", "ms", "-")
    row("start", "p50", "start to first slide, p50", "ms", "x", 1.15)
    row("start_one_core", "p50", "the same with one core, p50", "ms", "x", 1.5)
    row("version", "p50", "`pasaka --version` (yardstick: a program that loads SDL2), p50", "ms", "-")
    row("press", "p50", "key press to new slide, p50", "ms", "x", 1.25)
    row("press", "p95", "key press to new slide, p95", "ms", "x", 1.5)
    row("hammer_seen", "min", "39 presses at 10 a second: slides shown of 40", "", ">", 40)
    row("hammer_last", "p50", "39 presses at 10 a second: last press to slide 40, p50", "ms", "x", 2)
    row("hammer_last", "max", "the same, slowest", "ms", "-")
    row("still_turn_cpu", "p50", "turn without motion, 400 ms apart: CPU (against a bare decode)", "ms", "x", 1.4, "decode")
    row("still_cpu", "max", "still slide: CPU", "ms/s", "<", 0.1)
    row("still_wakeups", "max", "still slide: wake-ups", "/s", "<", 0.5)
    row("playing_cpu", "max", "clip playing: CPU", "ms/s", "<", 15)
    row("playing_wakeups", "max", "clip playing: wake-ups", "/s", "-")
    row("scene_cpu", "max", "clip playing with a bed and sounds: CPU", "ms/s", "<", 20)
    row("scene_wakeups", "max", "clip playing with a bed and sounds: wake-ups", "/s", "-")
    row("memory", "max", "memory after 40 slides (PSS)", "MB", "<", "60 96")
    row("living_start", "p50", "start to a slide with figures (against one without), p50", "ms", "x", 1.1, "living_none_start")
    row("living_press", "p50", "key press to a slide with figures (against one without), p50", "ms", "x", 1.3, "living_none_press")
    row("living_turn_cpu", "max", "animated turn to a slide with figures (against one without): CPU", "ms", "x", 1.3, "living_none_turn_cpu")
    row("living_answer", "p50", "touched figure: from lifting the finger to its answer, p50", "ms", "-")
    row("living_answer", "max", "the same, slowest", "ms", "<", 50)
    row("living_cpu", "max", "six figures that move: CPU", "ms/s", "<", "60 -")
    row("living_clip_cpu", "max", "the same while a clip plays: CPU", "ms/s", "<", "90 -")
    row("living_memory", "max", "memory after 40 slides with figures (PSS)", "MB", "<", "72 -")
    row("long_run", "max", "memory after 234 turns (PSS)", "MB", "-")
    row("long_run_growth", "max", "its growth up to 4,056 turns", "MB", "<", 1)
    row("frame_rate", "p50", "animated turn: frames a second, p50", "/s", ">", "59.5 -")
    row("turn_cpu", "max", "animated turn: CPU", "ms", "<", "100 -")
    row("frame", "p50", "animated turn: from frame to frame, p50", "ms", "-")
    row("frame", "p99", "animated turn: from frame to frame, p99", "ms", "-")
    row("frame", "max", "animated turn: longest from frame to frame", "ms", "-")
    row("distinct", "p50", "animated turn: different frames, p50", "", "-")
    row("shelf_one", "p50", "start to home with one tale, p50", "ms", "-")
    row("shelf_shipped", "p50", "with the shipped tales, against one, p50", "ms", "x", 1.3, "shelf_one")
    row("shelf_many", "p50", "with 500 more tales, against one, p50", "ms", "x", 1.5, "shelf_one")
    row("scroll_rate", "p50", "scrolling 500 covers: frames a second", "/s", ">", "59.5 -")
    row("scroll_frame", "p99", "scrolling 500 covers: from frame to frame, p99", "ms", "-")
    row("scroll_frame", "max", "scrolling 500 covers: longest from frame to frame", "ms", "-")
    row("scroll_memory", "max", "memory after scrolling 500 covers (PSS)", "MB", "<", "64 96")
    row("library_few", "p50", "Sākt to the shelf of the shipped tales, p50", "ms", "-")
    row("library_open", "p50", "Sākt to the bookcase of 5,000 tales, against that, p50", "ms", "x", 1.5, "library_few")
    row("library_rate", "p50", "scrolling 5,000 covers: frames a second", "/s", ">", "59.5 -")
    row("library_frame", "p99", "scrolling 5,000 covers: from frame to frame, p99", "ms", "-")
    row("library_memory", "max", "memory after scrolling 5,000 covers (PSS)", "MB", "<", "96 -")
    row("adding_rate", "p50", "scrolling 500 covers while `pasaka add` adds books: frames a second", "/s", ">", "59.5 -")
    row("adding_frame", "p99", "the same: from frame to frame, p99", "ms", "-")
    row("words_late", "p50", "spoken word: its mark after its sound, p50", "ms", "-")
    row("words_apart", "p50", "spoken word: mark and sound apart, p50", "ms", "-")
    row("words_apart", "p95", "spoken word: mark and sound apart, p95", "ms", "-")
    row("words_apart", "max", "spoken word: mark and sound apart, most", "ms", "<", 50)
    row("drawing_p99", "max", "drawing 10 strokes of 500 points: a frame, p99", "ms", "<", "8 -")
    row("drawing_ink", "p99", "drawing: from the finger to its ink, p99", "ms", "<", 16.7)
    row("drawing_first", "p50", "drawing: CPU of a frame, first hundred points", "ms", "-")
    row("drawing_last", "p50", "drawing: CPU of a frame, last hundred points, against that", "ms", "x", 1.5, "drawing_first")
    row("letters_memory", "max", "a page of a letter: memory above home (PSS)", "MB", "<", 24)
    row("letters_cpu", "max", "a page of a letter that nobody touches: CPU", "ms/s", "<", 0.1)
    row("letters_wakeups", "max", "a page of a letter that nobody touches: wake-ups", "/s", "<", 1.2)
    row("waiting_cpu", "max", "a kiosk that shows how to begin: CPU", "ms/s", "<", "30 -")
    row("waiting_wakeups", "max", "a kiosk that shows how to begin: wake-ups", "/s", "-")
    row("add", "p50", "adding 20 photographs (yardstick: vipsthumbnail), p50", "s", "x", 1.5)
    row("add_memory", "max", "adding 20 photographs: largest process", "MB", "<", 512)
    row("anki_tsv", "p50", "`pasaka anki` with 100,000 notes: TSV, p50", "s", "<", 5)
    row("anki_csv", "p50", "the same: CSV, p50", "s", "<", 5)
    row("anki_anki2", "p50", "the same: a package with collection.anki2, p50", "s", "<", 5)
    row("anki_anki21", "p50", "the same: a package with collection.anki21, p50", "s", "<", 5)
    row("anki_anki21b", "p50", "the same: a package with collection.anki21b, p50", "s", "<", 5)
    row("anki_memory", "max", "the same: memory of all its processes (PSS)", "MB", "<", 256)
    row("rules_warm", "p50", "a Spanish sentence: its corrections by rule, p50", "ms", "-")
    row("rules_warm", "p95", "a Spanish sentence: its corrections by rule, p95", "ms", "<", 50)
    row("rules_cold", "max", "the same while no tool runs, slowest", "ms", "<", 400)
    row("talk_typing", "p50", "typing in a talk: key to letter (against a page turn’s key), p50", "ms", "x", 2, "press")
    row("talk_warm", "p50", "from sending to the tutor’s answer, p50", "ms", "-")
    row("talk_warm", "p95", "from sending to the tutor’s answer, p95", "ms", "<", 50)
    row("talk_first", "max", "the same for the first message of a talk, slowest", "ms", "<", 400)
    row("talk_memory", "max", "memory in a talk, with all tools (PSS)", "MB", "-")
    row("stream_frame", "p50", "a reply of 20 words a second below 500 paragraphs: from frame to frame, p50", "ms", "-")
    row("stream_memory", "max", "memory after 600 words of it (PSS)", "MB", "-")
    row("stream_growth", "max", "its growth up to 1,200 words", "MB", "<", 1)
    row("reply_rest", "p50", "typing in a talk with a model at rest: key to letter, p50", "ms", "-")
    row("reply_typing", "p50", "the same while the model works (against that at rest), p50", "ms", "x", 2, "reply_rest")
    row("reply_typing", "p95", "the same, p95", "ms", "-")
    row("reply_frame", "p50", "scrolling a talk while the model works: from frame to frame, p50", "ms", "-")
    row("reply_frame", "p99", "the same, p99", "ms", "-")
    row("text_reader_few_p50", "max", "a slide of 8 words while its ring runs: a frame, p50", "ms", "-")
    row("text_reader_many_p50", "max", "the same of 200 words, against that", "ms", "x", 1.2, "text_reader_few_p50")
    row("text_talk_few_p50", "max", "8 words of a talk while something moves: a frame, p50", "ms", "-")
    row("text_talk_many_p50", "max", "the same of 200 words, against that", "ms", "x", 1.2, "text_talk_few_p50")
    row("text_room_few_p50", "max", "8 words of the room, scrolled: a frame, p50", "ms", "-")
    row("text_room_many_p50", "max", "the same of 200 words, against that", "ms", "x", 1.2, "text_room_few_p50")
    row("paragraphs_frame", "p50", "scrolling 500 paragraphs: from frame to frame, p50", "ms", "-")

    motion("turn", "turning a page")
    motion("scroll", "scrolling 500 covers")
    motion("library", "scrolling 5,000 covers")
    motion("words", "marking the words that are said")
    motion("drawing", "drawing a letter")
    motion("confetti", "200 pieces of confetti")
    motion("fold", "folding the words in and out")
    motion("carry", "a page that a finger carries")
    motion("buttons", "the buttons of a slide, coming and fading")
    motion("countdown", "the ring until a page turns itself, and the turn")
    motion("hold", "the ring round the grown-ups' link")
    motion("figures", "the figures of home")
    motion("home", "home and shelf sliding over each other")
    motion("cover", "a cover that is pressed")
    motion("waves", "a cover that says its name")
    motion("focus", "the ring that goes with the focus")
    motion("strip", "the recorder's row of slides")
    motion("level", "the recorder's meter")
    motion("stream", "a reply that comes word by word")
    motion("paragraphs", "a talk of 500 paragraphs, scrolled")
    motion("reply", "a talk, scrolled while the model works")
    motion("tellings", "the list of the tales to record, scrolled")
    motion("sticks", "the page of the sticks, scrolled")
    motion("check", "the morning check going off")
    # Of everything that moves: ms to make a frame, CPU against the frames' own cost, wake-ups a second.
    most["p99"] = "16.7 -"; most["ratio"] = "1.3"; most["wakeups"] = "70"
}

# Something that moves, see movement.h: the name of its values, and what it is called.
function motion(values, title) {
    motions++
    motion_values[motions] = values; motion_title[motions] = title
}

# `limit` holds one number, or two: at 1280x800 and at any other size; "-" is none.
function row(values, statistic, title, unit, kind, limit, base) {
    rows++
    row_values[rows] = values; row_statistic[rows] = statistic; row_title[rows] = title
    row_unit[rows] = unit; row_kind[rows] = kind; row_limit[rows] = limit; row_base[rows] = base
}

!($1 in measured) { measured[$1] = 1; sizes[++size_count] = $1 }
$4 == 0 { reason[$1, $2, $3] = $5; next }
{ for (name in column) figure[$1, $2, $3, name] = $(column[name]) }

# The case that measures a row.
function case_of(values) {
    if (values ~ /^long_run/) return "long_run"
    if (values == "still_turn_cpu") return "turn"
    if (values ~ /^(frame|frame_rate|distinct|turn_cpu)$/) return "animation"
    sub(/_.*/, "", values)
    if (values == "paragraphs") return "stream"
    return values
}

# Why there is no figure of the player's; empty where nothing is known.
function miss_of(size, values,    key) {
    key = size SUBSEP "pasaka" SUBSEP values
    return key in reason ? reason[key] : ""
}

function figure_of(size, program, values, statistic,    key) {
    key = size SUBSEP program SUBSEP values SUBSEP statistic
    return key in figure ? figure[key] : ""
}

# The values that others are compared with: the player's own, or what the yardstick alone has.
function base_of(size, values, statistic,    own) {
    own = figure_of(size, "pasaka", values, statistic)
    return own != "" ? own : figure_of(size, "yardstick", values, statistic)
}

# A number with as many digits as say something, and its unit.
function text(number, unit) {
    if (number == "") return "–"
    number = sprintf(number < 0.995 && number > -0.995 ? "%.2f" : number < 99.95 ? "%.1f" : "%.0f", number)
    sub(/^-0.00$/, "0.00", number)
    return unit == "" ? sprintf("%d", number) : number " " unit
}

function limit_of(limit, size,    limits, count) {
    count = split(limit, limits, " ")
    return count == 0 ? "-" : count == 1 || size == "1280x800" ? limits[1] : limits[2]
}

function print_row(i, size,    yardstick, player, base, limit, kind, ratio, target, met, why) {
    yardstick = figure_of(size, "yardstick", row_values[i], row_statistic[i])
    player = figure_of(size, "pasaka", row_values[i], row_statistic[i])
    base = row_base[i] == "" ? yardstick : base_of(size, row_base[i], row_statistic[i])
    why = player == "" ? miss_of(size, case_of(row_values[i])) : ""
    if (yardstick == "" && player == "" && why == "") return
    limit = limit_of(row_limit[i], size)
    kind = limit == "-" ? "-" : row_kind[i]
    ratio = base > 0 && player != "" ? player / base : ""
    target = kind == "x" ? "≤ " limit " ×" : kind == "<" ? "≤ " limit : kind == ">" ? "≥ " limit : "–"
    met = kind == "x" ? ratio <= limit : kind == "<" ? player <= limit + 0 : player >= limit + 0
    if (kind == "-" || player == "" || (kind == "x" && ratio == "")) met = "–"
    else met = met ? "yes" : "**no**"
    if (why != "") met = "not measured: " why
    printf "| %s | %s | %s | %s | %s | %s |\n", row_title[i], text(yardstick, row_unit[i]), \
        text(player, row_unit[i]), ratio == "" ? "–" : sprintf("%.2f", ratio), target, met
}

# A number of something that moves, bold where it misses its target.
function motion_text(size, values, what, unit,    number, limit) {
    number = figure_of(size, "pasaka", values "_" what, "max")
    limit = what in most ? limit_of(most[what], size) : "-"
    if (number == "" || limit == "-" || number <= limit + 0) return text(number, unit)
    return "**" text(number, unit) "**"
}

function print_motion(i, size,    why) {
    why = miss_of(size, motion_values[i])
    if (figure_of(size, "pasaka", motion_values[i] "_p50", "max") == "") {
        if (why != "") printf "| %s | not measured: %s | – | – | – |\n", motion_title[i], why
        return
    }
    printf "| %s | %s | %s | %s | %s |\n", motion_title[i], motion_text(size, motion_values[i], "p50", "ms"), \
        motion_text(size, motion_values[i], "p99", "ms"), motion_text(size, motion_values[i], "ratio", "×"), \
        motion_text(size, motion_values[i], "wakeups", "/s")
}

# A column's title with its target.
function target_of(title, what, size, unit,    limit) {
    limit = limit_of(most[what], size)
    return limit == "-" ? title : title " (≤ " limit unit ")"
}

function has_motion(size,    i) {
    for (i = 1; i <= motions; i++) if (figure_of(size, "pasaka", motion_values[i] "_p50", "max") != "") return 1
    return 0
}

function print_motions(size,    i) {
    if (!has_motion(size)) return
    printf "| what moves at %s | a frame, p50 | %s | %s | %s |\n", size, target_of("p99", "p99", size, " ms"), \
        target_of("CPU against the frames’ own cost", "ratio", size, " ×"), \
        target_of("wake-ups", "wakeups", size, " /s")
    print "|---|---|---|---|---|"
    for (i = 1; i <= motions; i++) print_motion(i, size)
    print ""
}

END {
    for (size_number = 1; size_number <= size_count; size_number++) {
        printf "| at %s | yardstick | Pasaka | ratio | target | met |\n", sizes[size_number]
        print "|---|---|---|---|---|---|"
        for (i = 1; i <= rows; i++) print_row(i, sizes[size_number])
        print ""
        print_motions(sizes[size_number])
    }
}
