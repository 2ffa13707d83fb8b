/* Preloaded into the server: while the file that FAULTS names exists, what is written to the
   embedded store fails with the error whose number stands in that file. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define REAL(type, name) static type real; if (!real) real = (type)dlsym(RTLD_NEXT, name)

static int of_store(int fd) {
    char link[40], path[4096];
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, path, sizeof path - 1);
    if (length < 0) return 0;
    path[length] = 0;
    return strstr(path, "tables.sqlite") != NULL;
}

static int fault(int fd) {
    const char *path = getenv("FAULTS");
    if (!path || access(path, F_OK) || !of_store(fd)) return 0;
    FILE *file = fopen(path, "r");
    int number = 0;
    if (!file || fscanf(file, "%d", &number) != 1) number = EIO;
    if (file) fclose(file);
    return number;
}

#define REFUSE(fd) do { int number = fault(fd); if (number) { errno = number; return -1; } } while (0)

typedef ssize_t (*pwriter)(int, const void *, size_t, off_t);

ssize_t pwrite(int fd, const void *data, size_t length, off_t at) {
    REAL(pwriter, "pwrite");
    REFUSE(fd);
    return real(fd, data, length, at);
}

ssize_t pwrite64(int fd, const void *data, size_t length, off_t at) {
    REAL(pwriter, "pwrite64");
    REFUSE(fd);
    return real(fd, data, length, at);
}

ssize_t write(int fd, const void *data, size_t length) {
    typedef ssize_t (*writer)(int, const void *, size_t);
    REAL(writer, "write");
    REFUSE(fd);
    return real(fd, data, length);
}
