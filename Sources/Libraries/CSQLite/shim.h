#include <sqlite3.h>

// Refuses views, and functions in a schema that do more than compute; Swift cannot call variadic functions.
static inline int database_without_views(sqlite3 *database) {
    int status = sqlite3_db_config(database, SQLITE_DBCONFIG_ENABLE_VIEW, 0, (int *)0);
    if (status == SQLITE_OK) status = sqlite3_db_config(database, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, (int *)0);
    if (status == SQLITE_OK) status = sqlite3_db_config(database, SQLITE_DBCONFIG_DEFENSIVE, 1, (int *)0);
    return status;
}
