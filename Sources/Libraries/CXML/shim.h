/* libxml2 built with ICU brings the system's ICU headers; Foundation carries an ICU of another version,
   and a compiler that sees both refuses one of them. Pasaka uses nothing of libxml2 that needs ICU:
   the two converters in `xmlCharEncodingHandler`, which is only passed on by pointer. */
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED

#include <libxml/HTMLparser.h>
#include <libxml/SAX2.h>
#include <libxml/parser.h>
