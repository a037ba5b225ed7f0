#include "cpu.h"
#include "pasaka_llama.h"

const char *pasaka_llama_use_cpu(void) { return choose_cpu(ggml_backend_register); }
