#include "process.h"

#include <ctype.h>
#include <dirent.h>
#include <fcntl.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

enum { PATH_SIZE = 64, LINE_SIZE = 512, MOST_ARGUMENTS = 96 };

static const nanoseconds time_to_end = 3 * SECONDS, glance = 20 * MILLISECONDS;

// - input, output: become its standard streams; -1 for nothing, and for the log.
static void become(char *const arguments[], const char *log, int input, int output)
{
    prctl(PR_SET_PDEATHSIG, SIGKILL);  // the program must not outlive the bench
    int said = open(log, O_WRONLY | O_CREAT | O_APPEND, 0666);
    if (said < 0) _exit(127);
    dup2(output < 0 ? said : output, STDOUT_FILENO);
    dup2(said, STDERR_FILENO);
    int nothing = open("/dev/null", O_RDONLY);
    dup2(input < 0 ? nothing : input, STDIN_FILENO);
    execv(arguments[0], arguments);
    perror(arguments[0]);
    _exit(127);
}

static pid_t start(char *const arguments[], const char *log, int input, int output)
{
    prctl(PR_SET_CHILD_SUBREAPER, 1);
    pid_t program = fork();
    if (program == 0) become(arguments, log, input, output);
    if (program > 0) return program;
    perror("bench: fork");
    exit(1);
}

pid_t process_start(char *const arguments[], const char *log)
{
    return start(arguments, log, -1, -1);
}

pid_t process_start_asked(char *const arguments[], const char *log, int *to, int *from)
{
    int questions[2], answers[2];
    if (pipe2(questions, O_CLOEXEC) != 0 || pipe2(answers, O_CLOEXEC) != 0) {
        perror("bench: pipe");
        exit(1);
    }
    pid_t program = start(arguments, log, questions[0], answers[1]);
    close(questions[0]);
    close(answers[1]);
    *to = questions[1];
    *from = answers[0];
    return program;
}

void process_use_one_core(bool is_one)
{
    static cpu_set_t all;
    if (CPU_COUNT(&all) == 0) sched_getaffinity(0, sizeof all, &all);
    cpu_set_t one;
    CPU_ZERO(&one);
    CPU_SET((unsigned)sched_getcpu(), &one);
    sched_setaffinity(0, sizeof all, is_one ? &one : &all);
}

// The process's parent, or 0 when it has just ended.
static pid_t parent_of(pid_t process)
{
    char path[PATH_SIZE], line[LINE_SIZE];
    snprintf(path, sizeof path, "/proc/%d/stat", (int)process);
    FILE *file = fopen(path, "r");
    if (file == NULL) return 0;
    int parent = 0;
    // The name stands in brackets and may hold anything, so read from the last bracket on.
    const char *after_name = fgets(line, sizeof line, file) == NULL ? NULL : strrchr(line, ')');
    if (after_name == NULL || sscanf(after_name, ") %*c %d", &parent) != 1) parent = 0;
    fclose(file);
    return parent;
}

static bool is_below_bench(pid_t process)
{
    pid_t parent = parent_of(process);
    while (parent > 1 && parent != getpid()) parent = parent_of(parent);
    return parent == getpid();
}

// Lists a folder's entries that are numbers: the processes in /proc, the threads in /proc/…/task.
static int numbers_in(const char *folder, pid_t *numbers, int most)
{
    DIR *entries = opendir(folder);
    if (entries == NULL) return 0;
    int count = 0;
    for (struct dirent *entry = readdir(entries); entry != NULL && count < most; entry = readdir(entries)) {
        if (isdigit((unsigned char)entry->d_name[0])) numbers[count++] = (pid_t)atoi(entry->d_name);
    }
    closedir(entries);
    return count;
}

static int processes_below_bench(pid_t below[MOST_PROCESSES])
{
    pid_t all[4096];
    int all_count = numbers_in("/proc", all, 4096), count = 0;
    for (int i = 0; i < all_count && count < MOST_PROCESSES; i++) {
        if (is_below_bench(all[i])) below[count++] = all[i];
    }
    return count;
}

static void reap(void)
{
    while (waitpid(-1, NULL, WNOHANG) > 0) {}
}

void process_end(pid_t program)
{
    pid_t left[MOST_PROCESSES];
    kill(program, SIGTERM);
    nanoseconds deadline = clock_now() + time_to_end;
    while (reap(), processes_below_bench(left) > 0 && clock_now() < deadline) clock_sleep(glance);
    for (int count; (count = processes_below_bench(left)) > 0; reap()) {
        for (int i = 0; i < count; i++) kill(left[i], SIGKILL);
        clock_sleep(glance);
    }
}

// The sum of the numbers that follow a word at the start of a line of a file; 0 if there is none.
static long value_in(const char *path, const char *word)
{
    FILE *file = fopen(path, "r");
    if (file == NULL) return 0;
    char line[LINE_SIZE];
    long value = 0;
    while (fgets(line, sizeof line, file) != NULL) {
        if (strncmp(line, word, strlen(word)) == 0) value += atol(line + strlen(word));
    }
    fclose(file);
    return value;
}

pid_t process_start_measured(char *const arguments[], const char *log, const char *note)
{
    char *measured[MOST_ARGUMENTS] = {"/usr/bin/time", "--quiet", "--format=%M", "--output", (char *)note};
    int count = 5;
    for (int i = 0; arguments[i] != NULL && count < MOST_ARGUMENTS - 1; i++) measured[count++] = arguments[i];
    return process_start(measured, log);
}

bool process_runs(pid_t program)
{
    return waitpid(program, NULL, WNOHANG) == 0;
}

bool process_wait(pid_t program)
{
    int status = 0;
    return waitpid(program, &status, 0) == program && WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

bool process_finish(pid_t program, const char *note, double *largest)
{
    bool is_well = process_wait(program);
    *largest = (double)value_in(note, "") * 1024 / 1e6;
    return is_well;
}

// The kernel's own count for the whole process: exact, and threads that have ended are in it.
static nanoseconds cpu_of(pid_t process)
{
    clockid_t clock;
    struct timespec time;
    if (clock_getcpuclockid(process, &clock) != 0 || clock_gettime(clock, &time) != 0) return 0;
    return nanoseconds_of(time);
}

long process_sleeps(pid_t process)
{
    char path[PATH_SIZE];
    snprintf(path, sizeof path, "/proc/%d/task/%d/status", (int)process, (int)process);
    return value_in(path, "voluntary_ctxt_switches:");
}

static void read_threads(struct usage *usage, pid_t process)
{
    char path[PATH_SIZE];
    pid_t threads[MOST_THREADS];
    snprintf(path, sizeof path, "/proc/%d/task", (int)process);
    int count = numbers_in(path, threads, MOST_THREADS);
    for (int i = 0; i < count && usage->thread_count < MOST_THREADS; i++) {
        snprintf(path, sizeof path, "/proc/%d/task/%d/status", (int)process, (int)threads[i]);
        struct thread_usage *thread = &usage->threads[usage->thread_count++];
        thread->thread = threads[i];
        thread->sleeps = value_in(path, "voluntary_ctxt_switches:");
        // The first number of schedstat(5): nanoseconds on a processor.
        snprintf(path, sizeof path, "/proc/%d/task/%d/schedstat", (int)process, (int)threads[i]);
        thread->cpu = value_in(path, "");
    }
}

void usage_read(struct usage *usage)
{
    pid_t processes[MOST_PROCESSES];
    *usage = (struct usage){.process_count = processes_below_bench(processes)};
    for (int i = 0; i < usage->process_count; i++) {
        usage->processes[i].process = processes[i];
        usage->processes[i].cpu = cpu_of(processes[i]);
        read_threads(usage, processes[i]);
    }
}

nanoseconds usage_cpu_of_helpers(const struct usage *before, const struct usage *after, pid_t program)
{
    nanoseconds used = 0;
    for (int i = 0; i < after->process_count; i++) {
        if (after->processes[i].process == program) continue;
        used += after->processes[i].cpu;
        for (int j = 0; j < before->process_count; j++) {
            bool same = before->processes[j].process == after->processes[i].process;
            if (same) used -= before->processes[j].cpu;
        }
    }
    return used;
}

nanoseconds usage_cpu(const struct usage *before, const struct usage *after)
{
    return usage_cpu_of_helpers(before, after, 0);
}

long usage_wakeups(const struct usage *before, const struct usage *after)
{
    long wakeups = 0;
    for (int i = 0; i < after->thread_count; i++) {
        wakeups += after->threads[i].sleeps;
        for (int j = 0; j < before->thread_count; j++) {
            bool same = before->threads[j].thread == after->threads[i].thread;
            if (same) wakeups -= before->threads[j].sleeps;
        }
    }
    return wakeups;
}

static struct thread_usage of_thread(const struct usage *usage, pid_t thread)
{
    for (int i = 0; i < usage->thread_count; i++) {
        if (usage->threads[i].thread == thread) return usage->threads[i];
    }
    return (struct thread_usage){.thread = thread};
}

struct thread_usage usage_thread(const struct usage *before, const struct usage *after, pid_t thread)
{
    struct thread_usage then = of_thread(before, thread), now = of_thread(after, thread);
    return (struct thread_usage){thread, now.sleeps - then.sleeps, now.cpu - then.cpu};
}

void process_wait_for_rest(nanoseconds deadline)
{
    const nanoseconds look = 500 * MILLISECONDS;
    struct usage before, after;
    usage_read(&after);
    do {
        before = after;
        clock_sleep(look);
        usage_read(&after);
    } while (usage_cpu(&before, &after) > look / 10 && clock_now() < deadline);
}

double process_memory(void)
{
    pid_t processes[MOST_PROCESSES];
    int count = processes_below_bench(processes);
    long kibibytes = 0;
    for (int i = 0; i < count; i++) {
        char path[PATH_SIZE];
        snprintf(path, sizeof path, "/proc/%d/smaps_rollup", (int)processes[i]);
        kibibytes += value_in(path, "Pss:");
    }
    return (double)kibibytes * 1024 / 1e6;
}
