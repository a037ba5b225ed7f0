// Makes decks for Anki with as many notes: notes FOLDER COUNT
//
// FOLDER gets notes.tsv and notes.csv, and the three forms of a package: first.apkg (collection.anki2), second.apkg
// (collection.anki21) and third.apkg (collection.anki21b, packed with zstd, of tables that a newer Anki writes).
#include "pack.h"

#include <archive.h>
#include <archive_entry.h>
#include <sqlite3.h>
#include <stdlib.h>
#include <string.h>
#include <zstd.h>

enum { FIELD_SIZE = 256 };

// What an old collection says of its one note type.
static const char old_types[] =
    "{\"1\": {\"id\": 1, \"name\": \"Basic\", \"type\": 0,"
    " \"flds\": [{\"name\": \"Front\", \"ord\": 0}, {\"name\": \"Back\", \"ord\": 1}],"
    " \"tmpls\": [{\"name\": \"Card 1\", \"ord\": 0, \"qfmt\": \"{{Front}}\", \"afmt\": \"{{Back}}\"}]}}";

// What a new one says of its card: field 1 `{{Front}}`, field 2 `{{Back}}` (Protocol Buffers).
static const char new_tables[] =
    "CREATE TABLE notetypes (id integer primary key, name text NOT NULL, config blob NOT NULL);"
    "CREATE TABLE fields (ntid integer, ord integer, name text NOT NULL, config blob NOT NULL,"
    " primary key (ntid, ord)) WITHOUT ROWID;"
    "CREATE TABLE templates (ntid integer, ord integer, name text NOT NULL, config blob NOT NULL,"
    " primary key (ntid, ord)) WITHOUT ROWID;"
    "INSERT INTO notetypes VALUES (1, 'Basic', x'');"
    "INSERT INTO fields VALUES (1, 0, 'Front', x''), (1, 1, 'Back', x'');"
    "INSERT INTO templates VALUES (1, 0, 'Card 1', x'0a097b7b46726f6e747d7d12087b7b4261636b7d7d');";

// As Anki makes them, with what it sorts and finds them by.
static const char tables[] =
    "CREATE TABLE col (id integer primary key, ver integer NOT NULL, models text NOT NULL, decks text NOT NULL);"
    "CREATE TABLE notes (id integer primary key, guid text NOT NULL, mid integer NOT NULL, mod integer NOT NULL,"
    " usn integer NOT NULL, tags text NOT NULL, flds text NOT NULL, sfld integer NOT NULL, csum integer NOT NULL,"
    " flags integer NOT NULL, data text NOT NULL);"
    "CREATE TABLE cards (id integer primary key, nid integer NOT NULL, did integer NOT NULL, ord integer NOT NULL,"
    " mod integer NOT NULL, usn integer NOT NULL, type integer NOT NULL, queue integer NOT NULL, due integer NOT NULL,"
    " ivl integer NOT NULL, factor integer NOT NULL, reps integer NOT NULL, lapses integer NOT NULL,"
    " left integer NOT NULL, odue integer NOT NULL, odid integer NOT NULL, flags integer NOT NULL, data text NOT NULL);"
    "CREATE INDEX ix_notes_usn ON notes (usn); CREATE INDEX ix_notes_csum ON notes (csum);"
    "CREATE INDEX ix_cards_usn ON cards (usn); CREATE INDEX ix_cards_nid ON cards (nid);"
    "CREATE INDEX ix_cards_sched ON cards (did, queue, due);";

static void write_front(char front[FIELD_SIZE], int number)
{
    snprintf(front, FIELD_SIZE, "<b>la</b> palabra n&uacute;mero&nbsp;%d [sound:palabra-%d.mp3]", number, number);
}

static void write_back(char back[FIELD_SIZE], int number)
{
    snprintf(
        back, FIELD_SIZE, "<div>word number %d</div><i>Digo la palabra %d, y tú dices la siguiente.</i>", number,
        number);
}

static void write_text(const char *folder, const char *name, char separator, int count)
{
    char path[PATH_SIZE], front[FIELD_SIZE], back[FIELD_SIZE];
    path_in(path, folder, "%s", name);
    FILE *file = file_create(path);
    for (int number = 1; number <= count; number++) {
        write_front(front, number);
        write_back(back, number);
        fprintf(file, "%s%c\"%s\"\n", front, separator, back);
    }
    file_close(file, path);
}

static void run(sqlite3 *database, const char *statement)
{
    if (sqlite3_exec(database, statement, NULL, NULL, NULL) != SQLITE_OK) fail("SQLite", sqlite3_errmsg(database));
}

static sqlite3_stmt *prepare(sqlite3 *database, const char *statement)
{
    sqlite3_stmt *prepared = NULL;
    if (sqlite3_prepare_v2(database, statement, -1, &prepared, NULL) == SQLITE_OK) return prepared;
    fail("SQLite", sqlite3_errmsg(database));
}

static void step(sqlite3 *database, sqlite3_stmt *statement)
{
    if (sqlite3_step(statement) != SQLITE_DONE) fail("SQLite", sqlite3_errmsg(database));
    sqlite3_reset(statement);
}

// Notes with a card each, of every mastery.
static void write_notes(sqlite3 *database, int count)
{
    sqlite3_stmt *note = prepare(
        database, "INSERT INTO notes VALUES (?1, 'guid' || ?1, 1, 1700000000, -1, '', ?2, ?2, ?1 * 7919, 0, '')");
    sqlite3_stmt *card = prepare(
        database,
        "INSERT INTO cards VALUES (?1, ?1, 1, 0, 1700000000, -1, 2, 2, ?1, ?2, 2500, 9, 1, 0, 0, 0, 0, '{\"s\":30.5}')");
    char front[FIELD_SIZE], back[FIELD_SIZE], fields[2 * FIELD_SIZE];
    for (int number = 1; number <= count; number++) {
        write_front(front, number);
        write_back(back, number);
        snprintf(fields, sizeof fields, "%s\x1f%s", front, back);
        sqlite3_bind_int(note, 1, number);
        sqlite3_bind_text(note, 2, fields, -1, SQLITE_STATIC);
        step(database, note);
        sqlite3_bind_int(card, 1, number);
        sqlite3_bind_int(card, 2, number % 400);
        step(database, card);
    }
    sqlite3_finalize(note);
    sqlite3_finalize(card);
}

// The bytes of a collection; the caller frees them.
static unsigned char *make_collection(int version, int count, size_t *size)
{
    sqlite3 *database = NULL;
    if (sqlite3_open(":memory:", &database) != SQLITE_OK) fail("SQLite", "no memory");
    run(database, "BEGIN");
    run(database, tables);
    if (version == 18) run(database, new_tables);
    sqlite3_stmt *collection = prepare(database, "INSERT INTO col VALUES (1, ?, ?, '{}')");
    sqlite3_bind_int(collection, 1, version);
    sqlite3_bind_text(collection, 2, version == 18 ? "" : old_types, -1, SQLITE_STATIC);
    step(database, collection);
    sqlite3_finalize(collection);
    write_notes(database, count);
    run(database, "COMMIT");
    sqlite3_int64 length = 0;
    unsigned char *bytes = sqlite3_serialize(database, "main", &length, 0);
    if (bytes == NULL) fail("SQLite", "no memory");
    sqlite3_close(database);
    *size = (size_t)length;
    if (version == 18) bytes[18] = bytes[19] = 2;  // a newer Anki declares a write-ahead log
    return bytes;
}

static void add(struct archive *archive, const char *name, const void *bytes, size_t size)
{
    struct archive_entry *entry = archive_entry_new();
    archive_entry_set_pathname(entry, name);
    archive_entry_set_filetype(entry, AE_IFREG);
    archive_entry_set_perm(entry, 0644);
    archive_entry_set_size(entry, (la_int64_t)size);
    if (archive_write_header(archive, entry) != ARCHIVE_OK || archive_write_data(archive, bytes, size) != (la_ssize_t)size)
        fail(name, archive_error_string(archive));
    archive_entry_free(entry);
}

// Packs bytes as a stream that does not say how long it is.
static void *packed(const void *bytes, size_t size, size_t *length)
{
    size_t room = ZSTD_compressBound(size) + 64;
    void *target = malloc(room);
    ZSTD_CCtx *context = ZSTD_createCCtx();
    if (target == NULL || context == NULL) fail("zstd", "no memory");
    ZSTD_CCtx_setParameter(context, ZSTD_c_contentSizeFlag, 0);
    *length = ZSTD_compress2(context, target, room, bytes, size);
    if (ZSTD_isError(*length)) fail("zstd", ZSTD_getErrorName(*length));
    ZSTD_freeCCtx(context);
    return target;
}

// - meta: the number of the form for a newer Anki; 0 for a package that does not say.
static void write_package(
    const char *folder, const char *name, const char *collection, char meta, const void *bytes, size_t size)
{
    char path[PATH_SIZE];
    path_in(path, folder, "%s", name);
    struct archive *archive = archive_write_new();
    archive_write_set_format_zip(archive);
    if (meta == 3) archive_write_zip_set_compression_store(archive);
    if (archive_write_open_filename(archive, path) != ARCHIVE_OK) fail(path, archive_error_string(archive));
    const char said[] = {8, meta};
    if (meta != 0) add(archive, "meta", said, sizeof said);
    add(archive, collection, bytes, size);
    add(archive, "media", "{}", 2);
    if (archive_write_close(archive) != ARCHIVE_OK) fail(path, archive_error_string(archive));
    archive_write_free(archive);
}

int main(int argc, char *arguments[])
{
    int count = argc == 3 ? atoi(arguments[2]) : 0;
    if (count < 1) fail("usage", "notes FOLDER COUNT");
    const char *folder = arguments[1];
    make_folder(folder);
    write_text(folder, "notes.tsv", '\t', count);
    write_text(folder, "notes.csv", ',', count);
    size_t size = 0, length = 0;
    unsigned char *old = make_collection(11, count, &size);
    write_package(folder, "first.apkg", "collection.anki2", 0, old, size);
    write_package(folder, "second.apkg", "collection.anki21", 2, old, size);
    sqlite3_free(old);
    unsigned char *new = make_collection(18, count, &size);
    void *small = packed(new, size, &length);
    write_package(folder, "third.apkg", "collection.anki21b", 3, small, length);
    sqlite3_free(new);
    free(small);
    return 0;
}
