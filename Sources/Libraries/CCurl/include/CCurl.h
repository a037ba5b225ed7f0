#ifndef CCURL_H
#define CCURL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// How a request ended.
typedef enum {
    web_done,      // everything is in the file
    web_away,      // no server, a redirection, a false certificate, too slow
    web_missing,   // the server has no such file
    web_too_long,  // it sends more than was asked for
    web_unwritten, // the file cannot be written; errno says why
} web_end;

// What a request asks now and then, at least once a second; false ends it.
typedef struct {
    bool (*goes_on)(void *user);
    void *user;
} web_question;

// Gets what a URL has and appends it to a file, which may have the first part from an earlier time.
//
// http and https only; redirections are refused, for a captive portal answers everything by one. The proxy of the environment
// and the system's certificates apply. Ends when for a minute less than 100 bytes a second come.
//
// offset: bytes that the file has, less than it is to have; a server that cannot go on from there sends everything, and the
// file begins with it.
// most: the most bytes of the whole file.
// seconds: the longest time; 0 for any.
web_end web_get(const char *url, int file, int64_t offset, int64_t most, long seconds, web_question question);

// Puts bytes at a URL (HTTP PUT), with the same rules.
//
// Returns whether the server says that it has them: a status from 200 to 299.
bool web_put(const char *url, const void *bytes, size_t length, long seconds, web_question question);

#endif
