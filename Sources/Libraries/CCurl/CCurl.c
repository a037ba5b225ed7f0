#include "CCurl.h"

#include <curl/curl.h>
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

struct receipt {
    CURL *curl;
    int file;
    int64_t size, most;
    bool has_begun;
    web_end end;
    int error;  // errno of web_unwritten
};

static void fail(struct receipt *receipt, web_end end)
{
    receipt->error = errno;
    receipt->end = end;
}

// A server that sends the whole file again replaces what is there; the page of a redirection replaces nothing.
static void begin(struct receipt *receipt)
{
    long status = 0;
    curl_easy_getinfo(receipt->curl, CURLINFO_RESPONSE_CODE, &status);
    receipt->has_begun = true;
    if (status == 206 && receipt->size > 0) return;
    if (status != 200) return fail(receipt, web_away);
    receipt->size = 0;
    if (ftruncate(receipt->file, 0) != 0) fail(receipt, web_unwritten);
}

static size_t receive(const char *bytes, size_t size, size_t count, void *user)
{
    struct receipt *receipt = user;
    size_t length = size * count, done = 0;
    if (!receipt->has_begun) begin(receipt);
    if (receipt->end == web_done && (int64_t)length > receipt->most - receipt->size) fail(receipt, web_too_long);
    while (receipt->end == web_done && done < length) {
        ssize_t written = pwrite(receipt->file, bytes + done, length - done, receipt->size);
        if (written <= 0) {
            if (written < 0 && errno == EINTR) continue;
            fail(receipt, web_unwritten);
        } else {
            done += (size_t)written;
            receipt->size += written;
        }
    }
    return receipt->end == web_done ? length : 0;  // fewer end the transfer
}

static int ask(void *user, curl_off_t d, curl_off_t down, curl_off_t u, curl_off_t up)
{
    const web_question *question = user;
    (void)d, (void)down, (void)u, (void)up;
    return !question->goes_on(question->user);
}

static CURL *request(const char *url, long seconds, web_question *question)
{
    CURL *curl = curl_easy_init();
    if (curl == NULL) return NULL;
    curl_easy_setopt(curl, CURLOPT_URL, url);
    curl_easy_setopt(curl, CURLOPT_PROTOCOLS_STR, "http,https");
    curl_easy_setopt(curl, CURLOPT_FOLLOWLOCATION, 0L);
    curl_easy_setopt(curl, CURLOPT_FAILONERROR, 1L);
    curl_easy_setopt(curl, CURLOPT_NOSIGNAL, 1L);
    curl_easy_setopt(curl, CURLOPT_CONNECTTIMEOUT, 30L);
    curl_easy_setopt(curl, CURLOPT_LOW_SPEED_LIMIT, 100L);
    curl_easy_setopt(curl, CURLOPT_LOW_SPEED_TIME, 60L);
    curl_easy_setopt(curl, CURLOPT_TIMEOUT, seconds);
    curl_easy_setopt(curl, CURLOPT_USERAGENT, "Pasaka");
    curl_easy_setopt(curl, CURLOPT_NOPROGRESS, 0L);
    curl_easy_setopt(curl, CURLOPT_XFERINFOFUNCTION, ask);
    curl_easy_setopt(curl, CURLOPT_XFERINFODATA, question);
    return curl;
}

static long status_of(CURL *curl)
{
    long status = 0;
    curl_easy_getinfo(curl, CURLINFO_RESPONSE_CODE, &status);
    return status;
}

static bool is_success(CURL *curl, CURLcode code)
{
    long status = status_of(curl);
    return code == CURLE_OK && status >= 200 && status < 300;
}

static web_end failure(CURL *curl)
{
    long status = status_of(curl);
    return status == 404 || status == 410 ? web_missing : web_away;
}

web_end web_get(const char *url, int file, int64_t offset, int64_t most, long seconds, web_question question)
{
    CURL *curl = request(url, seconds, &question);
    if (curl == NULL) return web_away;
    struct receipt receipt = {curl, file, offset, most, false, web_done, 0};
    char range[32];
    snprintf(range, sizeof range, "%lld-", (long long)offset);
    curl_easy_setopt(curl, CURLOPT_WRITEFUNCTION, receive);
    curl_easy_setopt(curl, CURLOPT_WRITEDATA, &receipt);
    // Not RESUME_FROM, which takes a server without ranges for an error.
    if (offset > 0) curl_easy_setopt(curl, CURLOPT_RANGE, range);
    CURLcode code = curl_easy_perform(curl);
    if (receipt.end == web_done && !is_success(curl, code)) receipt.end = failure(curl);
    // An empty answer never came to receive().
    if (receipt.end == web_done && !receipt.has_begun) begin(&receipt);
    curl_easy_cleanup(curl);
    errno = receipt.error;
    return receipt.end;
}

struct parcel {
    const uint8_t *bytes;
    size_t left, heard;
};

static size_t hand_over(char *place, size_t size, size_t count, void *user)
{
    struct parcel *parcel = user;
    size_t length = size * count < parcel->left ? size * count : parcel->left;
    memcpy(place, parcel->bytes, length);
    parcel->bytes += length;
    parcel->left -= length;
    return length;
}

// What a server answers is of no use; one that answers without end is not listened to.
static size_t ignore(const char *bytes, size_t size, size_t count, void *user)
{
    enum { MOST_ANSWER = 1 << 16 };
    struct parcel *parcel = user;
    (void)bytes;
    parcel->heard += size * count;
    return parcel->heard <= MOST_ANSWER ? size * count : 0;
}

bool web_put(const char *url, const void *bytes, size_t length, long seconds, web_question question)
{
    CURL *curl = request(url, seconds, &question);
    if (curl == NULL) return false;
    struct parcel parcel = {bytes, length, 0};
    struct curl_slist *headers = curl_slist_append(NULL, "Content-Type: application/json");
    curl_easy_setopt(curl, CURLOPT_UPLOAD, 1L);
    curl_easy_setopt(curl, CURLOPT_HTTPHEADER, headers);
    curl_easy_setopt(curl, CURLOPT_READFUNCTION, hand_over);
    curl_easy_setopt(curl, CURLOPT_READDATA, &parcel);
    curl_easy_setopt(curl, CURLOPT_INFILESIZE_LARGE, (curl_off_t)length);
    curl_easy_setopt(curl, CURLOPT_WRITEFUNCTION, ignore);
    curl_easy_setopt(curl, CURLOPT_WRITEDATA, &parcel);
    CURLcode code = curl_easy_perform(curl);
    bool is_there = is_success(curl, code);
    curl_easy_cleanup(curl);
    curl_slist_free_all(headers);
    return is_there;
}
