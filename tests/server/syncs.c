/* Preloaded into the server: writes down, in order, what goes to the embedded store, when the disk
   has it, and when a client is told. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/uio.h>
#include <unistd.h>

#define REAL(type, name) static type real; if (!real) real = (type)dlsym(RTLD_NEXT, name)

static void note(const char *what) {
    static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
    static int file = -1;
    typedef ssize_t (*writer)(int, const void *, size_t);
    REAL(writer, "write");
    const char *path = getenv("SYNCS_LOG");
    if (!path) return;
    pthread_mutex_lock(&lock);
    if (file < 0) file = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    if (file < 0 || real(file, what, strlen(what)) < 0) abort();
    pthread_mutex_unlock(&lock);
}

static int is_wal(int fd) {
    char link[40], path[4096];
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, path, sizeof path);
    return length > 4 && memcmp(path + length - 4, "-wal", 4) == 0;
}

static void told(const void *data, size_t length) {
    static const char done[] = "{\"type\":\"done\"", state[] = "{\"type\":\"state\"";
    if (memmem(data, length, done, sizeof done - 1)) note("done\n");
    if (memmem(data, length, state, sizeof state - 1)) note("state\n");
}

typedef int (*syncer)(int);

static int synced(syncer real, int fd) {
    int wal = is_wal(fd);
    if (wal) note("sync\n");
    int result = real(fd);
    if (wal && result == 0) note("synced\n");
    return result;
}

int fsync(int fd) {
    REAL(syncer, "fsync");
    return synced(real, fd);
}

int fdatasync(int fd) {
    REAL(syncer, "fdatasync");
    return synced(real, fd);
}

typedef ssize_t (*pwriter)(int, const void *, size_t, off_t);

ssize_t pwrite(int fd, const void *data, size_t length, off_t at) {
    REAL(pwriter, "pwrite");
    if (is_wal(fd)) note("write\n");
    return real(fd, data, length, at);
}

ssize_t pwrite64(int fd, const void *data, size_t length, off_t at) {
    REAL(pwriter, "pwrite64");
    if (is_wal(fd)) note("write\n");
    return real(fd, data, length, at);
}

ssize_t write(int fd, const void *data, size_t length) {
    typedef ssize_t (*writer)(int, const void *, size_t);
    REAL(writer, "write");
    if (is_wal(fd)) note("write\n");
    told(data, length);
    return real(fd, data, length);
}

ssize_t send(int fd, const void *data, size_t length, int flags) {
    typedef ssize_t (*sender)(int, const void *, size_t, int);
    REAL(sender, "send");
    told(data, length);
    return real(fd, data, length, flags);
}

ssize_t writev(int fd, const struct iovec *parts, int count) {
    typedef ssize_t (*writer)(int, const struct iovec *, int);
    REAL(writer, "writev");
    for (int i = 0; i < count; i++) told(parts[i].iov_base, parts[i].iov_len);
    return real(fd, parts, count);
}

ssize_t sendmsg(int fd, const struct msghdr *message, int flags) {
    typedef ssize_t (*sender)(int, const struct msghdr *, int);
    REAL(sender, "sendmsg");
    for (size_t i = 0; i < message->msg_iovlen; i++)
        told(message->msg_iov[i].iov_base, message->msg_iov[i].iov_len);
    return real(fd, message, flags);
}
