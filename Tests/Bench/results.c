#include "results.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static struct series *series_named(struct results *results, const char *name)
{
    for (int i = 0; i < results->count; i++) {
        if (strcmp(results->series[i].name, name) == 0) return &results->series[i];
    }
    if (results->count == MOST_SERIES) return NULL;
    struct series *series = &results->series[results->count++];
    snprintf(series->name, NAME_SIZE, "%s", name);
    return series;
}

void results_add(struct results *results, const char *name, double value)
{
    struct series *series = series_named(results, name);
    if (series != NULL && series->count < MOST_VALUES) series->values[series->count++] = value;
}

void results_add_of(struct results *results, const char *thing, const char *what, double value)
{
    char name[NAME_SIZE];
    snprintf(name, sizeof name, "%s_%s", thing, what);
    results_add(results, name, value);
}

void results_miss(struct results *results, const char *name, const char *why)
{
    if (results->miss_count == MOST_MISSES) return;
    struct miss *miss = &results->misses[results->miss_count++];
    snprintf(miss->name, NAME_SIZE, "%s", name);
    snprintf(miss->why, REASON_SIZE, "%s", why);
}

static int compare(const void *left, const void *right)
{
    double difference = *(const double *)left - *(const double *)right;
    return (difference > 0) - (difference < 0);
}

// The value below which that share (0 to 1) of the sorted values lies; the higher one between two.
static double quantile(const struct series *series, double share)
{
    int index = (int)(share * series->count);
    return series->values[index < series->count ? index : series->count - 1];
}

void results_print(struct results *results, const char *size, const char *program)
{
    for (int i = 0; i < results->count; i++) {
        struct series *series = &results->series[i];
        qsort(series->values, (size_t)series->count, sizeof series->values[0], compare);
        printf("%s\t%s\t%s\t%d", size, program, series->name, series->count);
        const double shares[] = {0, 0.5, 0.95, 0.99, 1};
        for (int j = 0; j < 5; j++) printf("\t%.4f", quantile(series, shares[j]));
        putchar('\n');
    }
    for (int i = 0; i < results->miss_count; i++) {
        printf("%s\t%s\t%s\t0\t%s\n", size, program, results->misses[i].name, results->misses[i].why);
    }
}
