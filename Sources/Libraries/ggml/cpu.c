// Chooses among the variants of ggml's arithmetic, each built for a generation of CPUs.
#include "cpu.h"

ggml_backend_reg_t ggml_backend_cpu_reg_least(void);
#ifdef __x86_64__
ggml_backend_reg_t ggml_backend_cpu_reg_avx(void);
ggml_backend_reg_t ggml_backend_cpu_reg_avx2(void);
#endif

const char *choose_cpu(void (*use)(ggml_backend_reg_t variant)) {
#ifdef __x86_64__
    __builtin_cpu_init();
    if (!__builtin_cpu_supports("sse4.2")) return NULL;
    int has_avx = __builtin_cpu_supports("avx") && __builtin_cpu_supports("f16c");
    int has_avx2 = has_avx && __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma") &&
        __builtin_cpu_supports("bmi2");
    if (has_avx2) {
        use(ggml_backend_cpu_reg_avx2());
        return "avx2";
    }
    if (has_avx) {
        use(ggml_backend_cpu_reg_avx());
        return "avx";
    }
#endif
    use(ggml_backend_cpu_reg_least());
    return "least";
}
