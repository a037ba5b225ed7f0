// whisper.cpp as kiosk/engine builds it, with the CPU's own arithmetic chosen at run time.
#pragma once
#include <stdbool.h>
#include <whisper.h>

// Has whisper.cpp calculate with the fastest instructions that this CPU has; call it once, before a model is loaded.
//
// Returns their name, such as "avx2"; NULL if the CPU lacks even the least (SSE 4.2 on x86-64).
const char *pasaka_whisper_use_cpu(void);

// Has every calculation ask, at each of its steps, whether it is to end; whisper.cpp then fails.
void pasaka_whisper_stop_when(bool (*asked)(void *data), void *data);
