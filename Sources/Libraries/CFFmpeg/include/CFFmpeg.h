#ifndef CFFMPEG_H
#define CFFMPEG_H

#include <libavcodec/avcodec.h>
#include <libavfilter/avfilter.h>
#include <libavfilter/buffersink.h>
#include <libavfilter/buffersrc.h>
#include <libavformat/avformat.h>
#include <libavutil/channel_layout.h>
#include <libavutil/opt.h>

/// The functions used from FFmpeg's libraries, by library.
///
/// They are loaded only to convert a sound: linking them would cost every picture 40 ms.
#define FFMPEG_UTIL_FUNCTIONS(function)                                                                              \
    function(av_malloc) function(av_free) function(av_freep) function(av_dict_set) function(av_dict_free)            \
    function(av_frame_alloc) function(av_frame_free) function(av_frame_unref) function(av_frame_get_buffer)          \
    function(av_channel_layout_default) function(av_channel_layout_copy) function(av_channel_layout_describe)        \
    function(av_channel_layout_compare) function(av_get_sample_fmt_name) function(av_log_set_level)                  \
    function(av_opt_set)
#define FFMPEG_CODEC_FUNCTIONS(function)                                                                             \
    function(avcodec_get_name) function(avcodec_find_decoder) function(avcodec_find_encoder_by_name) function(avcodec_alloc_context3)           \
    function(avcodec_free_context) function(avcodec_parameters_to_context)                                           \
    function(avcodec_parameters_from_context) function(avcodec_open2) function(avcodec_send_packet)                  \
    function(avcodec_receive_frame) function(avcodec_send_frame) function(avcodec_receive_packet)                    \
    function(av_packet_alloc) function(av_packet_free) function(av_new_packet) function(av_packet_unref) function(av_packet_rescale_ts)
#define FFMPEG_FORMAT_FUNCTIONS(function)                                                                            \
    function(avformat_alloc_context) function(avformat_free_context) function(avio_alloc_context)                    \
    function(avio_context_free) function(avformat_open_input) function(avformat_close_input)                         \
    function(avformat_find_stream_info) function(av_find_best_stream) function(av_read_frame)                        \
    function(avformat_alloc_output_context2) function(avformat_new_stream) function(avformat_write_header)           \
    function(av_interleaved_write_frame) function(av_write_trailer) function(avio_open_dyn_buf)                      \
    function(avio_close_dyn_buf)
#define FFMPEG_FILTER_FUNCTIONS(function)                                                                            \
    function(avfilter_graph_alloc) function(avfilter_graph_free) function(avfilter_graph_parse2)                     \
    function(avfilter_graph_config) function(avfilter_graph_get_filter) function(avfilter_inout_free)                \
    function(av_buffersrc_add_frame_flags) function(av_buffersink_get_frame) function(av_buffersink_set_frame_size)

// `_Nonnull` spares Swift an optional for each.
#define FFMPEG_MEMBER(name) __typeof__(name) *_Nonnull name;
struct ffmpeg {
    FFMPEG_UTIL_FUNCTIONS(FFMPEG_MEMBER)
    FFMPEG_CODEC_FUNCTIONS(FFMPEG_MEMBER)
    FFMPEG_FORMAT_FUNCTIONS(FFMPEG_MEMBER)
    FFMPEG_FILTER_FUNCTIONS(FFMPEG_MEMBER)
};
#undef FFMPEG_MEMBER

/// Loads FFmpeg's libraries. Returns NULL if a library or function is missing.
const struct ffmpeg *_Nullable ffmpeg_load(void);

/// Macros that Swift does not import.
static const int ffmpeg_again = AVERROR(EAGAIN);
static const int ffmpeg_end = AVERROR_EOF;
static const int64_t ffmpeg_no_time = AV_NOPTS_VALUE;

#endif
