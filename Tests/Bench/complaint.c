#include "complaint.h"

#include <stdarg.h>
#include <stdio.h>

static char last[256];

void complain(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(last, sizeof last, format, arguments);
    va_end(arguments);
    fprintf(stderr, "bench: %s\n", last);
}

const char *complaint(void)
{
    static char told[sizeof last];
    snprintf(told, sizeof told, "%s", last[0] == 0 ? "nothing was said" : last);
    last[0] = 0;
    return told;
}
