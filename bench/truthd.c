/* truthd: a server whose truth is known, for judging load generators on loopback.
 *
 * One thread, epoll, in C so that it doesn't share the client's costs. It behaves like a continuous-batching engine: a
 * step clock ticks every a_us + b_us * running; at each tick every running request emits one event with one token (or
 * tokens_per_chunk). A request waits in a queue while max_running are running, then needs prefill_us before its first
 * token. For every request it records with CLOCK_MONOTONIC: bytes complete (arrival), first token written, last token
 * written, tokens. What a client should have measured:
 *   GET /truth          JSON over all finished requests; /truth?last=N over the newest N
 *   GET /records        CSV, a line a request in order of completion: arrive_ns,first_ns,last_ns,tokens
 *   POST /reset         forgets them
 * Port 0 picks a free one; the first line on stderr says which.
 *
 *   cc -O2 -o truthd truthd.c
 *   ./truthd PORT a_us b_us max_running prefill_us [pad_bytes] [tokens_per_chunk]
 */
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <errno.h>
#include <inttypes.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

enum { MAX_FD = 65536, INPUT_BYTES = 262144, MAX_RECORDS = 4000000, MAX_PAD = 65000, MAX_TOKENS_PER_CHUNK = 64 };
enum state { IDLE, QUEUED, PREFILL, RUNNING };

typedef struct {
  enum state state;
  int chat, stream, want_usage;
  int max_tokens, sent, prompt_tokens;
  uint64_t arrive, prefill_done, first, last;
  char *in;
  int in_len;
  char *out; /* what the socket didn't take yet */
  size_t out_len, out_cap;
} Conn;

typedef struct {
  uint64_t arrive, first, last;
  int tokens;
} Record;

static Conn *conns[MAX_FD];
static Record *records;
static int record_count;

static int running[MAX_FD], running_count, peak_running;
static int waiting[MAX_FD]; /* ring of descriptors, -1 = dropped */
static unsigned wait_head, wait_tail;

static long step_us, step_us_per_request, max_running = 256, prefill_us;
static int tokens_per_chunk = 1;
static char padding[MAX_PAD + 1];

static uint64_t steps, late_steps, max_late;
static int epoll;

static uint64_t now_ns(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (uint64_t)t.tv_sec * 1000000000ull + t.tv_nsec;
}

/* ---- connections ---- */

static void watch(int fd, int for_writing) {
  struct epoll_event e = {.events = EPOLLIN | (for_writing ? EPOLLOUT : 0), .data.fd = fd};
  epoll_ctl(epoll, EPOLL_CTL_MOD, fd, &e);
}

static void stop_running(int fd) {
  for (int i = 0; i < running_count; i++) {
    if (running[i] != fd) continue;
    running[i] = running[--running_count];
    return;
  }
}

static void drop(int fd) {
  Conn *c = conns[fd];
  if (!c) return;
  stop_running(fd);
  for (unsigned i = wait_head; i != wait_tail; i++)
    if (waiting[i % MAX_FD] == fd) waiting[i % MAX_FD] = -1;
  free(c->in);
  free(c->out);
  free(c);
  conns[fd] = NULL;
  close(fd);
}

/* Writes at once; what the socket refuses is kept and written when epoll says so. */
static void put(int fd, const char *bytes, size_t n) {
  Conn *c = conns[fd];
  if (!c->out_len) {
    ssize_t taken = write(fd, bytes, n);
    if (taken == (ssize_t)n) return;
    if (taken < 0) {
      if (errno != EAGAIN) return;
      taken = 0;
    }
    bytes += taken;
    n -= taken;
  }
  if (c->out_len + n > c->out_cap) {
    c->out_cap = (c->out_len + n) * 2;
    c->out = realloc(c->out, c->out_cap);
  }
  memcpy(c->out + c->out_len, bytes, n);
  c->out_len += n;
  watch(fd, 1);
}

static void flush_output(int fd) {
  Conn *c = conns[fd];
  ssize_t taken = write(fd, c->out, c->out_len);
  if (taken > 0) {
    memmove(c->out, c->out + taken, c->out_len - taken);
    c->out_len -= taken;
  }
  if (!c->out_len) watch(fd, 0);
}

static void put_chunk(int fd, const char *bytes, size_t n) {
  static char framed[MAX_PAD + 4096];
  int head = sprintf(framed, "%zx\r\n", n);
  memcpy(framed + head, bytes, n);
  memcpy(framed + head + n, "\r\n", 2);
  put(fd, framed, head + n + 2);
}

static void put_body(int fd, const char *type, const char *body, size_t n) {
  char head[160];
  int len = snprintf(head, sizeof head, "HTTP/1.1 200 OK\r\ncontent-type: %s\r\ncontent-length: %zu\r\n\r\n", type, n);
  put(fd, head, len);
  put(fd, body, n);
}

static void reply_json(int fd, const char *body) { put_body(fd, "application/json", body, strlen(body)); }

/* ---- the truth ---- */

static int by_value(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return x < y ? -1 : x > y;
}

static void reply_truth(int fd, int newest) {
  const Record *r = records;
  int n = record_count;
  if (newest > 0 && newest < n) {
    r += n - newest;
    n = newest;
  }
  double *ttft = malloc(sizeof(double) * (n + 1)), *tpot = malloc(sizeof(double) * (n + 1));
  double ttft_sum = 0, tpot_sum = 0, itl_sum = 0;
  uint64_t begin = ~0ull, end = 0;
  long tokens = 0, gaps = 0;
  int with_tpot = 0;
  for (int i = 0; i < n; i++) {
    ttft[i] = (r[i].first - r[i].arrive) / 1e6;
    ttft_sum += ttft[i];
    tokens += r[i].tokens;
    if (r[i].arrive < begin) begin = r[i].arrive;
    if (r[i].last > end) end = r[i].last;
    if (r[i].tokens < 2) continue;
    double decode_ms = (r[i].last - r[i].first) / 1e6;
    tpot[with_tpot] = decode_ms / (r[i].tokens - 1);
    tpot_sum += tpot[with_tpot++];
    itl_sum += decode_ms;
    gaps += r[i].tokens - 1;
  }
  qsort(ttft, n, sizeof(double), by_value);
  qsort(tpot, with_tpot, sizeof(double), by_value);
  double span = n ? (end - begin) / 1e9 : 0;
  char body[2048];
  snprintf(body, sizeof body,
           "{\"requests\":%d,\"tokens\":%ld,\"span_s\":%.6f,\"tok_s\":%.3f,"
           "\"ttft_mean_ms\":%.4f,\"ttft_p50_ms\":%.4f,\"ttft_p99_ms\":%.4f,"
           "\"tpot_mean_ms\":%.4f,\"tpot_p50_ms\":%.4f,\"tpot_p99_ms\":%.4f,\"itl_mean_ms\":%.4f,"
           "\"steps\":%" PRIu64 ",\"late_steps\":%" PRIu64 ",\"max_late_ms\":%.3f,\"peak_running\":%d}",
           n, tokens, span, span > 0 ? tokens / span : 0, n ? ttft_sum / n : 0, n ? ttft[n / 2] : 0,
           n ? ttft[(int)(n * 0.99)] : 0, with_tpot ? tpot_sum / with_tpot : 0, with_tpot ? tpot[with_tpot / 2] : 0,
           with_tpot ? tpot[(int)(with_tpot * 0.99)] : 0, gaps ? itl_sum / gaps : 0, steps, late_steps, max_late / 1e6,
           peak_running);
  reply_json(fd, body);
  free(ttft);
  free(tpot);
}

static void reply_records(int fd) {
  char *body = malloc((size_t)record_count * 96 + 64);
  size_t n = 0;
  for (int i = 0; i < record_count; i++) {
    const Record *r = &records[i];
    n += sprintf(body + n, "%" PRIu64 ",%" PRIu64 ",%" PRIu64 ",%d\n", r->arrive, r->first, r->last, r->tokens);
  }
  put_body(fd, "text/csv", body, n);
  free(body);
}

static void forget(void) {
  record_count = 0;
  steps = late_steps = max_late = 0;
  peak_running = running_count;
}

/* ---- generating ---- */

#define CHAT_HEAD "\"object\":\"chat.completion.chunk\",\"created\":1764400000,\"model\":\"truth\""
#define TEXT_HEAD "\"object\":\"text_completion\",\"created\":1764400000,\"model\":\"truth\""

static void start_stream(int fd) {
  static const char HEAD[] = "HTTP/1.1 200 OK\r\ncontent-type: text/event-stream; charset=utf-8\r\n"
                             "cache-control: no-cache\r\ntransfer-encoding: chunked\r\n\r\n";
  put(fd, HEAD, sizeof HEAD - 1);
  if (!conns[fd]->chat) return;
  char event[512];
  int n = sprintf(event, "data: {\"id\":\"chatcmpl-%d\"," CHAT_HEAD ",\"choices\":[{\"index\":0,\"delta\":"
                         "{\"role\":\"assistant\",\"content\":\"\"},\"logprobs\":null,\"finish_reason\":null}]}\n\n", fd);
  put_chunk(fd, event, n);
}

static void put_tokens(int fd, int count) {
  static char event[MAX_PAD + 2048];
  char text[MAX_TOKENS_PER_CHUNK * 4 + 1];
  int len = 0;
  for (int i = 0; i < count; i++) len += sprintf(text + len, " tok");
  const char *shape = conns[fd]->chat
    ? "data: {\"id\":\"chatcmpl-%d\"," CHAT_HEAD ",\"choices\":[{\"index\":0,\"delta\":{\"content\":\"%s%s\"},"
      "\"logprobs\":null,\"finish_reason\":null,\"token_ids\":null}]}\n\n"
    : "data: {\"id\":\"cmpl-%d\"," TEXT_HEAD ",\"choices\":[{\"index\":0,\"text\":\"%s%s\",\"logprobs\":null,"
      "\"finish_reason\":null}]}\n\n";
  put_chunk(fd, event, sprintf(event, shape, fd, text, padding));
}

static void remember(const Conn *c) {
  if (record_count < MAX_RECORDS) records[record_count++] = (Record){c->arrive, c->first, c->last, c->sent};
}

static void end_stream(int fd) {
  Conn *c = conns[fd];
  char event[1024];
  const char *shape = c->chat
    ? "data: {\"id\":\"chatcmpl-%d\"," CHAT_HEAD ",\"choices\":[{\"index\":0,\"delta\":{},\"logprobs\":null,"
      "\"finish_reason\":\"length\",\"stop_reason\":null}]}\n\n"
    : "data: {\"id\":\"cmpl-%d\"," TEXT_HEAD ",\"choices\":[{\"index\":0,\"text\":\"\",\"logprobs\":null,"
      "\"finish_reason\":\"length\"}]}\n\n";
  put_chunk(fd, event, sprintf(event, shape, fd));
  if (c->want_usage) {
    int n = sprintf(event, "data: {\"id\":\"chatcmpl-%d\"," CHAT_HEAD ",\"choices\":[],\"usage\":{\"prompt_tokens\":%d,"
                           "\"total_tokens\":%d,\"completion_tokens\":%d}}\n\n",
                    fd, c->prompt_tokens, c->prompt_tokens + c->sent, c->sent);
    put_chunk(fd, event, n);
  }
  put_chunk(fd, "data: [DONE]\n\n", 14);
  put(fd, "0\r\n\r\n", 5);
}

static void reply_whole(int fd) {
  const Conn *c = conns[fd];
  char *body = malloc(512 + (size_t)c->sent * 4);
  int n = sprintf(body, "{\"id\":\"chatcmpl-%d\",\"object\":\"chat.completion\",\"created\":1764400000,\"model\":\"truth\","
                        "\"choices\":[{\"index\":0,\"message\":{\"role\":\"assistant\",\"content\":\"", fd);
  for (int i = 0; i < c->sent; i++) n += sprintf(body + n, " tok");
  n += sprintf(body + n, "\"},\"finish_reason\":\"length\"}],\"usage\":{\"prompt_tokens\":%d,\"total_tokens\":%d,"
                         "\"completion_tokens\":%d}}", c->prompt_tokens, c->prompt_tokens + c->sent, c->sent);
  put_body(fd, "application/json", body, n);
  free(body);
}

static void admit(void) {
  while (running_count < max_running && wait_head != wait_tail) {
    int fd = waiting[wait_head++ % MAX_FD];
    if (fd < 0 || !conns[fd]) continue;
    conns[fd]->state = PREFILL;
    conns[fd]->prefill_done = now_ns() + prefill_us * 1000ull;
    running[running_count++] = fd;
    if (running_count > peak_running) peak_running = running_count;
  }
}

static void advance(int fd, uint64_t step_began) {
  Conn *c = conns[fd];
  if (c->state == PREFILL) {
    if (step_began < c->prefill_done) return;
    c->state = RUNNING;
    if (c->stream) start_stream(fd);
  }
  int left = c->max_tokens - c->sent;
  int count = tokens_per_chunk < left ? tokens_per_chunk : left;
  c->sent += count;
  if (c->stream) put_tokens(fd, count);
  c->last = now_ns();
  if (!c->first) c->first = c->last;
  if (c->sent < c->max_tokens) return;
  stop_running(fd);
  if (c->stream) end_stream(fd);
  else reply_whole(fd);
  remember(c);
  c->state = IDLE;
}

static void step(void) {
  static int batch[MAX_FD];
  int n = running_count;
  memcpy(batch, running, n * sizeof(int));
  uint64_t began = now_ns();
  steps++;
  for (int i = 0; i < n; i++)
    if (conns[batch[i]]) advance(batch[i], began);
  admit();
}

/* ---- requests ---- */

static const char *value_of(const char *body, const char *key) {
  const char *p = strstr(body, key);
  if (!p) return NULL;
  p += strlen(key);
  while (*p == ' ' || *p == ':' || *p == '"') p++;
  return p;
}

static int number_of(const char *body, const char *key, int otherwise) {
  const char *p = value_of(body, key);
  return p ? atoi(p) : otherwise;
}

static int is_true(const char *body, const char *key) {
  const char *p = value_of(body, key);
  return p && *p == 't';
}

static int begins(const char *head, const char *start) { return !strncmp(head, start, strlen(start)); }

static void enqueue(int fd, const char *head, const char *body) {
  Conn *c = conns[fd];
  c->arrive = now_ns();
  c->first = c->last = 0;
  c->sent = 0;
  c->chat = begins(head, "POST /v1/chat");
  c->stream = is_true(body, "\"stream\"");
  c->want_usage = is_true(body, "\"include_usage\"");
  c->prompt_tokens = strlen(body) / 4;
  int limit = number_of(body, "\"max_new_tokens\"", 16);
  limit = number_of(body, "\"max_completion_tokens\"", limit);
  limit = number_of(body, "\"max_tokens\"", limit);
  c->max_tokens = limit < 1 ? 1 : limit;
  c->state = QUEUED;
  waiting[wait_tail++ % MAX_FD] = fd;
  admit();
}

static void answer(int fd, const char *head, const char *body) {
  if (begins(head, "POST /v1/chat/completions") || begins(head, "POST /v1/completions") ||
      begins(head, "POST /generate")) {
    enqueue(fd, head, body);
  } else if (begins(head, "GET /records")) {
    reply_records(fd);
  } else if (begins(head, "GET /truth")) {
    const char *newest = strstr(head, "last="), *line_end = strchr(head, '\r');
    reply_truth(fd, newest && line_end && newest < line_end ? atoi(newest + 5) : 0);
  } else if (begins(head, "POST /reset")) {
    forget();
    reply_json(fd, "{}");
  } else if (begins(head, "GET /v1/models")) {
    reply_json(fd, "{\"object\":\"list\",\"data\":[{\"id\":\"truth\",\"object\":\"model\",\"created\":1764400000,"
                   "\"owned_by\":\"truthd\",\"max_model_len\":131072}]}");
  } else if (begins(head, "GET /health") || begins(head, "GET /version") || begins(head, "GET /server_info") ||
             begins(head, "GET /get_server_info") || begins(head, "GET /model_info") ||
             begins(head, "GET /get_model_info")) {
    reply_json(fd, "{\"version\":\"0.0-truth\",\"model_path\":\"truth\",\"internal_states\":[{}]}");
  } else {
    static const char NOT_FOUND[] = "HTTP/1.1 404 Not Found\r\ncontent-length: 0\r\n\r\n";
    put(fd, NOT_FOUND, sizeof NOT_FOUND - 1);
  }
}

/* Copies a chunked body; returns the bytes of input it took, 0 while it isn't complete. */
static int read_chunked(const Conn *c, int at, char *body) {
  int n = 0;
  for (;;) {
    char *line_end = strstr(c->in + at, "\r\n");
    if (!line_end) return 0;
    long size = strtol(c->in + at, NULL, 16);
    at = line_end - c->in + 2;
    if (size < 0 || at + size + 2 > c->in_len) return 0;
    memcpy(body + n, c->in + at, size);
    n += size;
    at += size + 2;
    if (size == 0) break;
  }
  body[n] = 0;
  return at;
}

static int read_sized(const Conn *c, int at, int size, char *body) {
  if (size < 0 || c->in_len < at + size) return 0;
  memcpy(body, c->in + at, size);
  body[size] = 0;
  return at + size;
}

/* The value of a header of the first `head_len` bytes, or NULL. `name` is in lower case with its colon. */
static const char *header_of(const Conn *c, int head_len, const char *name) {
  const char *found = strcasestr(c->in, name);
  return found && found < c->in + head_len ? found + strlen(name) : NULL;
}

/* Answers one request if a whole one is there. */
static int take_request(int fd) {
  static char body[INPUT_BYTES], head[512];
  Conn *c = conns[fd];
  char *head_end = strstr(c->in, "\r\n\r\n");
  if (!head_end) return 0;
  int head_len = head_end - c->in + 4;
  if (header_of(c, head_len, "expect: 100")) put(fd, "HTTP/1.1 100 Continue\r\n\r\n", 25);
  const char *length = header_of(c, head_len, "content-length:");
  int used = header_of(c, head_len, "transfer-encoding: chunked")
    ? read_chunked(c, head_len, body)
    : read_sized(c, head_len, length ? atoi(length) : 0, body);
  if (!used) return 0;
  int kept = head_len < (int)sizeof head - 1 ? head_len : (int)sizeof head - 1;
  memcpy(head, c->in, kept);
  head[kept] = 0;
  memmove(c->in, c->in + used, c->in_len - used);
  c->in_len -= used;
  c->in[c->in_len] = 0;
  answer(fd, head, body);
  return 1;
}

static void read_input(int fd) {
  Conn *c = conns[fd];
  while (c->in_len < INPUT_BYTES - 1) {
    ssize_t n = read(fd, c->in + c->in_len, INPUT_BYTES - 1 - c->in_len);
    if (n == 0 || (n < 0 && errno != EAGAIN)) {
      drop(fd);
      return;
    }
    if (n < 0) break;
    c->in_len += n;
  }
  c->in[c->in_len] = 0;
  while (conns[fd] && c->state == IDLE && take_request(fd)) continue;
}

/* ---- the loop ---- */

static void accept_all(int listener) {
  int one = 1;
  for (;;) {
    int fd = accept4(listener, NULL, NULL, SOCK_NONBLOCK);
    if (fd < 0) return;
    if (fd >= MAX_FD) {
      close(fd);
      continue;
    }
    setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
    conns[fd] = calloc(1, sizeof(Conn));
    conns[fd]->in = malloc(INPUT_BYTES);
    struct epoll_event e = {.events = EPOLLIN, .data.fd = fd};
    epoll_ctl(epoll, EPOLL_CTL_ADD, fd, &e);
  }
}

static int open_listener(int port) {
  int fd = socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK, 0), one = 1;
  setsockopt(fd, SOL_SOCKET, SO_REUSEADDR, &one, sizeof one);
  struct sockaddr_in address = {
      .sin_family = AF_INET, .sin_port = htons(port), .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
  socklen_t size = sizeof address;
  if (bind(fd, (void *)&address, size) || listen(fd, 4096) || getsockname(fd, (void *)&address, &size)) {
    perror("truthd");
    exit(1);
  }
  fprintf(stderr, "truthd on 127.0.0.1:%d\n", ntohs(address.sin_port));
  return fd;
}

/* Runs a step that is due and returns when the next one is. A late clock keeps its schedule, unless a whole step was lost. */
static uint64_t tick(uint64_t due) {
  uint64_t t = now_ns();
  if (t < due) return due;
  uint64_t late = t - due;
  if (running_count && late > 500000) late_steps++;
  if (running_count && late > max_late) max_late = late;
  step();
  uint64_t length = (step_us + step_us_per_request * running_count) * 1000ull;
  due += length;
  t = now_ns();
  return t > due + length ? t : due;
}

static void wait_until(uint64_t due, int listener) {
  static struct epoll_event events[1024];
  int64_t left = (int64_t)(due - now_ns());
  struct timespec limit = {0, left < 0 ? 0 : left > 900000000 ? 900000000 : left};
  int n = epoll_pwait2(epoll, events, 1024, &limit, NULL);
  for (int i = 0; i < n; i++) {
    int fd = events[i].data.fd;
    if (fd == listener) {
      accept_all(listener);
      continue;
    }
    if (conns[fd] && events[i].events & EPOLLOUT) flush_output(fd);
    if (conns[fd] && events[i].events & (EPOLLIN | EPOLLHUP | EPOLLERR)) read_input(fd);
  }
}

static long argument(int count, char **values, int at, long otherwise) {
  return count > at ? atol(values[at]) : otherwise;
}

int main(int argc, char **argv) {
  if (argc < 3) {
    fprintf(stderr, "usage: truthd PORT a_us b_us max_running prefill_us [pad_bytes] [tokens_per_chunk]\n");
    return 2;
  }
  signal(SIGPIPE, SIG_IGN);
  step_us = atol(argv[2]);
  step_us_per_request = argument(argc, argv, 3, 0);
  max_running = argument(argc, argv, 4, 256);
  prefill_us = argument(argc, argv, 5, 0);
  long pad = argument(argc, argv, 6, 0);
  memset(padding, 'x', pad < 0 ? 0 : pad > MAX_PAD ? MAX_PAD : pad);
  tokens_per_chunk = argument(argc, argv, 7, 1);
  if (tokens_per_chunk < 1 || tokens_per_chunk > MAX_TOKENS_PER_CHUNK || max_running > MAX_FD) {
    fprintf(stderr, "truthd: tokens_per_chunk is 1 to %d, max_running at most %d\n", MAX_TOKENS_PER_CHUNK, MAX_FD);
    return 2;
  }
  records = malloc(sizeof(Record) * MAX_RECORDS);
  epoll = epoll_create1(0);
  int listener = open_listener(atoi(argv[1]));
  struct epoll_event e = {.events = EPOLLIN, .data.fd = listener};
  epoll_ctl(epoll, EPOLL_CTL_ADD, listener, &e);
  for (uint64_t due = now_ns() + step_us * 1000ull;;) {
    due = tick(due);
    wait_until(due, listener);
  }
}
