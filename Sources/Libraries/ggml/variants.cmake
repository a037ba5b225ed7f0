# What llama.cpp and whisper.cpp have in common: ggml, as a part of each one's static library.
#
# Its arithmetic (ggml-cpu) is compiled once for each generation of CPUs. ggml itself has such variants only as
# shared libraries, so each one is linked into a single object here, in which all names but one are local: otherwise the
# linker would take a C++ template from any of them, also for a CPU that lacks its instructions. (Unique symbols, a GNU
# extension, cannot be made local.)
#
# It sets CPU_OBJECTS, the variants, and makes `cpu-choice`, by which the library's own use.c chooses among them. NAME is
# set before it is included, and SOURCE for the whole build.
set(SOURCE "" CACHE PATH "${NAME}")
set(CMAKE_BUILD_TYPE Release)
set(CMAKE_POSITION_INDEPENDENT_CODE ON)
set(CMAKE_C_VISIBILITY_PRESET hidden)
set(CMAKE_CXX_VISIBILITY_PRESET hidden)
set(CMAKE_VISIBILITY_INLINES_HIDDEN ON)
add_compile_options(-ffunction-sections -fdata-sections -fno-gnu-unique "-ffile-prefix-map=${SOURCE}=${NAME}.cpp")
# It reads models, which are strangers' files.
add_compile_options(-fstack-protector-strong -fstack-clash-protection -U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=2)
if(CMAKE_SYSTEM_PROCESSOR STREQUAL "x86_64")
    add_compile_options(-fcf-protection)
endif()

set(CMAKE_POLICY_DEFAULT_CMP0077 NEW) # or options of the engines would not mind what is set here
set(BUILD_SHARED_LIBS OFF)
set(GGML_CPU OFF) # the variants below take its place
set(GGML_NATIVE OFF)
set(GGML_OPENMP OFF)
add_subdirectory("${SOURCE}" ${NAME} EXCLUDE_FROM_ALL)

set(CPU "${SOURCE}/ggml/src/ggml-cpu")
if(CMAKE_SYSTEM_PROCESSOR STREQUAL "x86_64")
    set(ARCHITECTURE x86)
    set(FLAGS_least -msse4.2 -DGGML_SSE42)
    set(FLAGS_avx -msse4.2 -mavx -mf16c -DGGML_SSE42 -DGGML_AVX -DGGML_F16C)
    set(FLAGS_avx2 ${FLAGS_avx} -mavx2 -mfma -mbmi2 -DGGML_AVX2 -DGGML_FMA -DGGML_BMI2)
    set(VARIANTS least avx avx2)
else()
    set(ARCHITECTURE arm)
    set(VARIANTS least)
endif()
file(GLOB CPU_SOURCES
    "${CPU}/*.c" "${CPU}/*.cpp" "${CPU}/amx/*.cpp" "${CPU}/tiled/*.cpp" "${CPU}/llamafile/*.cpp"
    "${CPU}/arch/${ARCHITECTURE}/quants.c" "${CPU}/arch/${ARCHITECTURE}/repack.cpp")

foreach(variant ${VARIANTS})
    add_library(cpu-${variant} OBJECT ${CPU_SOURCES})
    target_include_directories(cpu-${variant} PRIVATE "${SOURCE}/ggml/include" "${SOURCE}/ggml/src" "${CPU}")
    target_compile_definitions(cpu-${variant} PRIVATE
        GGML_USE_LLAMAFILE GGML_USE_CPU_REPACK GGML_SCHED_MAX_COPIES=4 _GNU_SOURCE _XOPEN_SOURCE=600)
    target_compile_features(cpu-${variant} PRIVATE c_std_11 cxx_std_17)
    target_compile_options(cpu-${variant} PRIVATE ${FLAGS_${variant}} -w)
    set(object "${CMAKE_BINARY_DIR}/cpu-${variant}.o")
    add_custom_command(
        OUTPUT "${object}"
        COMMAND "${CMAKE_LINKER}" -r --force-group-allocation -o "${object}" $<TARGET_OBJECTS:cpu-${variant}>
        COMMAND "${CMAKE_OBJCOPY}" --redefine-sym ggml_backend_cpu_reg=ggml_backend_cpu_reg_${variant} "${object}"
        COMMAND "${CMAKE_OBJCOPY}" --keep-global-symbol ggml_backend_cpu_reg_${variant} "${object}"
        DEPENDS cpu-${variant} $<TARGET_OBJECTS:cpu-${variant}>
        COMMAND_EXPAND_LISTS VERBATIM)
    list(APPEND CPU_OBJECTS "${object}")
endforeach()

add_library(cpu-choice OBJECT "${CMAKE_CURRENT_LIST_DIR}/cpu.c" use.c)
target_include_directories(cpu-choice PRIVATE
    "${CMAKE_CURRENT_LIST_DIR}" "${SOURCE}/include" "${SOURCE}/ggml/include" "${SOURCE}/ggml/src")

install(FILES "${CMAKE_BINARY_DIR}/libpasaka-${NAME}.a" DESTINATION lib)
file(GLOB HEADERS "${SOURCE}/include/${NAME}.h" "${SOURCE}/ggml/include/*.h")
install(FILES ${HEADERS} DESTINATION include)
