#include "CCurl.h"

#include <curl/curl.h>
#include <errno.h>
#include <unistd.h>

struct receipt {
    CURL *curl;
    int file;
    int64_t size, most;
    bool has_begun;
    web_end end;
};

// A server that sends the whole file again replaces what is there.
static bool begin(struct receipt *receipt)
{
    long status = 0;
    curl_easy_getinfo(receipt->curl, CURLINFO_RESPONSE_CODE, &status);
    receipt->has_begun = true;
    if (status == 206) return true;
    receipt->size = 0;
    return ftruncate(receipt->file, 0) == 0;
}

static size_t receive(const char *bytes, size_t size, size_t count, void *user)
{
    struct receipt *receipt = user;
    size_t length = size * count, done = 0;
    if (!receipt->has_begun && !begin(receipt)) receipt->end = web_unwritten;
    else if (receipt->size + (int64_t)length > receipt->most) receipt->end = web_too_long;
    while (receipt->end == web_done && done < length) {
        ssize_t written = pwrite(receipt->file, bytes + done, length - done, receipt->size);
        if (written <= 0) {
            if (written < 0 && errno == EINTR) continue;
            receipt->end = web_unwritten;
        } else {
            done += (size_t)written;
            receipt->size += written;
        }
    }
    return receipt->end == web_done ? length : 0;  // fewer end the transfer
}

static CURL *request(const char *url, long seconds)
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
    return curl;
}

static bool is_success(CURL *curl, CURLcode code)
{
    long status = 0;
    curl_easy_getinfo(curl, CURLINFO_RESPONSE_CODE, &status);
    return code == CURLE_OK && status >= 200 && status < 300;
}

web_end web_get(const char *url, int file, int64_t offset, int64_t most, long seconds)
{
    CURL *curl = request(url, seconds);
    if (curl == NULL) return web_away;
    struct receipt receipt = {curl, file, offset, most, false, web_done};
    curl_easy_setopt(curl, CURLOPT_WRITEFUNCTION, receive);
    curl_easy_setopt(curl, CURLOPT_WRITEDATA, &receipt);
    if (offset > 0) curl_easy_setopt(curl, CURLOPT_RESUME_FROM_LARGE, (curl_off_t)offset);
    CURLcode code = curl_easy_perform(curl);
    if (receipt.end == web_done && !is_success(curl, code)) receipt.end = web_away;
    // An empty answer never came to receive().
    if (receipt.end == web_done && !receipt.has_begun && !begin(&receipt)) receipt.end = web_unwritten;
    curl_easy_cleanup(curl);
    return receipt.end;
}

struct parcel {
    int file;
    int64_t at;
};

static size_t send_part(char *bytes, size_t size, size_t count, void *user)
{
    struct parcel *parcel = user;
    ssize_t length = pread(parcel->file, bytes, size * count, parcel->at);
    if (length < 0) return CURL_READFUNC_ABORT;
    parcel->at += length;
    return (size_t)length;
}

static size_t overlook(const char *bytes, size_t size, size_t count, void *user)
{
    (void)bytes;
    (void)user;
    return size * count;
}

web_end web_put(const char *url, int file, int64_t size, long seconds)
{
    CURL *curl = request(url, seconds);
    if (curl == NULL) return web_away;
    struct parcel parcel = {file, 0};
    curl_easy_setopt(curl, CURLOPT_UPLOAD, 1L);
    curl_easy_setopt(curl, CURLOPT_READFUNCTION, send_part);
    curl_easy_setopt(curl, CURLOPT_READDATA, &parcel);
    curl_easy_setopt(curl, CURLOPT_INFILESIZE_LARGE, (curl_off_t)size);
    curl_easy_setopt(curl, CURLOPT_WRITEFUNCTION, overlook);
    web_end end = is_success(curl, curl_easy_perform(curl)) ? web_done : web_away;
    curl_easy_cleanup(curl);
    return end;
}
