/* Notes every write and every sync of the files that matter, in the order in which they were done.
 *
 * Preloaded into a process (LD_PRELOAD). VAZA_DISK_LOG names the log, VAZA_DISK_FILES a text that
 * the paths of the watched files contain. One note: kind (1 byte), path length (4), offset (8),
 * data length (8), path, data. Kinds: w write, s sync, t truncate (the offset is the new length),
 * u unlink, d sync of a folder, which is what makes unlinking durable.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int log_fd = -1;

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

static int is_kind(int fd, mode_t kind) {
    struct stat info;
    return fd >= 0 && fstat(fd, &info) == 0 && (info.st_mode & S_IFMT) == kind;
}

static int path_of(int fd, char *path, size_t size) {
    char link[64];
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, path, size - 1);
    if (length < 0) return 0;
    path[length] = 0;
    return 1;
}

static int watched(int fd, char *path, size_t size) {
    const char *part = getenv("VAZA_DISK_FILES");
    if (part == NULL || !is_kind(fd, S_IFREG)) return 0;
    return path_of(fd, path, size) && strstr(path, part) != NULL;
}

static void put(const void *data, size_t size) {
    const char *left = data;
    while (size > 0) {
        ssize_t done = REAL(write)(log_fd, left, size);
        if (done <= 0) abort();
        left += done;
        size -= (size_t)done;
    }
}

static void note(char kind, const char *path, int64_t offset, const void *data, int64_t size) {
    uint32_t length = (uint32_t)strlen(path);
    pthread_mutex_lock(&lock);
    if (log_fd < 0) log_fd = REAL(open)(getenv("VAZA_DISK_LOG"), O_WRONLY | O_APPEND | O_CREAT, 0600);
    char head[21];
    head[0] = kind;
    memcpy(head + 1, &length, 4);
    memcpy(head + 5, &offset, 8);
    memcpy(head + 13, &size, 8);
    put(head, sizeof head);
    put(path, length);
    put(data, (size_t)size);
    pthread_mutex_unlock(&lock);
}

static ssize_t noted_write(int fd, const void *data, ssize_t done, off_t offset) {
    char path[4096];
    if (done > 0 && watched(fd, path, sizeof path)) note('w', path, offset, data, done);
    return done;
}

ssize_t pwrite(int fd, const void *data, size_t size, off_t offset) {
    return noted_write(fd, data, REAL(pwrite)(fd, data, size, offset), offset);
}

ssize_t pwrite64(int fd, const void *data, size_t size, off64_t offset) {
    return noted_write(fd, data, REAL(pwrite64)(fd, data, size, offset), offset);
}

ssize_t write(int fd, const void *data, size_t size) {
    char path[4096];
    if (fd == log_fd || !watched(fd, path, sizeof path)) return REAL(write)(fd, data, size);
    off_t offset = lseek(fd, 0, SEEK_CUR);
    return noted_write(fd, data, REAL(write)(fd, data, size), offset);
}

static int noted(char kind, int fd, int result, int64_t offset) {
    char path[4096];
    if (result == 0 && watched(fd, path, sizeof path)) note(kind, path, offset, "", 0);
    return result;
}

static int noted_sync(int fd, int result) {
    char path[4096];
    if (result != 0 || !is_kind(fd, S_IFDIR)) return noted('s', fd, result, 0);
    if (getenv("VAZA_DISK_FILES") != NULL && path_of(fd, path, sizeof path)) {
        note('d', path, 0, "", 0);
    }
    return result;
}

int fsync(int fd) { return noted_sync(fd, REAL(fsync)(fd)); }
int fdatasync(int fd) { return noted_sync(fd, REAL(fdatasync)(fd)); }
int ftruncate(int fd, off_t size) { return noted('t', fd, REAL(ftruncate)(fd, size), size); }
int ftruncate64(int fd, off64_t size) { return noted('t', fd, REAL(ftruncate64)(fd, size), size); }

int unlink(const char *path) {
    const char *part = getenv("VAZA_DISK_FILES");
    int result = REAL(unlink)(path);
    if (result == 0 && part != NULL && strstr(path, part) != NULL) note('u', path, 0, "", 0);
    return result;
}
