#include "CJPEG.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>

#include <jpeglib.h>

struct jpeg_planes {
    struct jpeg_decompress_struct decoder;
    struct jpeg_error_mgr errors;
    jmp_buf failure;
};

static void fail(j_common_ptr decoder) { longjmp(((jpeg_planes *)decoder->client_data)->failure, 1); }

static void say_nothing(j_common_ptr decoder) { (void)decoder; }

static void overlook(j_common_ptr decoder, int level) { (void)decoder, (void)level; }

static int kind_of(const struct jpeg_decompress_struct *decoder, jpeg_kind *kind) {
    switch (decoder->jpeg_color_space) {
    case JCS_GRAYSCALE: *kind = JPEG_GREY; return decoder->num_components == 1;
    case JCS_YCbCr: *kind = JPEG_LIGHT_AND_COLOR; return decoder->num_components == 3;
    case JCS_RGB: *kind = JPEG_RED_GREEN_BLUE; return decoder->num_components == 3;
    case JCS_CMYK: *kind = JPEG_INKS; return decoder->num_components == 4;
    case JCS_YCCK: *kind = JPEG_LIGHT_COLOR_AND_BLACK; return decoder->num_components == 4;
    default: return 0;
    }
}

static jpeg_plane plane_of(const struct jpeg_decompress_struct *decoder, const jpeg_component_info *component) {
    return (jpeg_plane){
        .width = (int)component->downsampled_width,
        .height = (int)component->downsampled_height,
        .row_bytes = (int)component->width_in_blocks * DCTSIZE,
        .rows_at_once = component->v_samp_factor * DCTSIZE,
        .across = (double)decoder->max_h_samp_factor / component->h_samp_factor,
        .down = (double)decoder->max_v_samp_factor / component->v_samp_factor,
    };
}

static int describe(const struct jpeg_decompress_struct *decoder, jpeg_layout *layout) {
    *layout = (jpeg_layout){
        .width = (int)decoder->image_width, .height = (int)decoder->image_height, .count = decoder->num_components};
    if (!kind_of(decoder, &layout->kind)) return 0;
    for (int i = 0; i < layout->count; i++) layout->planes[i] = plane_of(decoder, &decoder->comp_info[i]);
    return 1;
}

jpeg_planes *jpeg_planes_open(const void *bytes, size_t length, jpeg_layout *layout) {
    jpeg_planes *picture = calloc(1, sizeof *picture);
    if (!picture) return NULL;
    struct jpeg_decompress_struct *decoder = &picture->decoder;
    decoder->err = jpeg_std_error(&picture->errors);
    picture->errors.error_exit = fail;
    picture->errors.output_message = say_nothing;
    picture->errors.emit_message = overlook;
    decoder->client_data = picture;
    if (setjmp(picture->failure)) {
        jpeg_planes_close(picture);
        return NULL;
    }
    jpeg_create_decompress(decoder);
    jpeg_mem_src(decoder, bytes, length);
    jpeg_read_header(decoder, TRUE);
    decoder->raw_data_out = TRUE;
    jpeg_start_decompress(decoder);
    if (describe(decoder, layout)) return picture;
    jpeg_planes_close(picture);
    return NULL;
}

int jpeg_planes_read(jpeg_planes *picture, uint8_t *const rows[]) {
    JSAMPARRAY planes[JPEG_MOST_PLANES];
    for (int i = 0; i < JPEG_MOST_PLANES; i++) planes[i] = (JSAMPARRAY)(rows + i * JPEG_MOST_ROWS);
    if (setjmp(picture->failure)) return 0;
    return jpeg_read_raw_data(
               &picture->decoder, planes, (JDIMENSION)(picture->decoder.max_v_samp_factor * DCTSIZE)) > 0;
}

int jpeg_planes_finish(jpeg_planes *picture) {
    struct jpeg_decompress_struct *decoder = &picture->decoder;
    if (setjmp(picture->failure)) return 0;
    return decoder->output_scanline < decoder->output_height || jpeg_finish_decompress(decoder);
}

void jpeg_planes_close(jpeg_planes *picture) {
    if (!picture) return;
    // Freeing memory cannot fail.
    jpeg_destroy_decompress(&picture->decoder);
    free(picture);
}
