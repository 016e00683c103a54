import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { findOperation, type Json, requestViolations, responseSchema, responseViolations } from './api-description.ts';
import { answerGraphql } from './fake-graphql.ts';
import { sampleOf } from './sample.ts';
import { mayCall, type Permissions } from './token-permissions.ts';

export type FakeComment = { id: number; issue: number; login: string; body: string };
export type FakePull = {
  number: number;
  head: string;
  base: string;
  title: string;
  body: string;
  state: 'open' | 'closed';
};

/** The part of GitHub that a test looks at; tests read and change it freely. */
export type FakeState = {
  /** Who the token belongs to. */
  login: string;
  comments: FakeComment[];
  /** Parents by commit. */
  commits: Map<string, string[]>;
  /** Files by commit, then path. */
  files: Map<string, Record<string, string>>;
  /** Head commit by branch. */
  branches: Map<string, string>;
  pulls: FakePull[];
  labels: Map<number, string[]>;
  labelEvents: { issue: number; label: string; login: string; id?: number; at?: string }[];
  changedFiles: Map<number, string[]>;
  /** What the job's token may do; null = everything. */
  permissions: Permissions | null;
};

export type Fault = {
  readonly method: string;
  readonly path: RegExp;
  readonly status: number;
  readonly message?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** How often; every time when absent. */
  times?: number;
  /** The call takes effect before its answer is lost. */
  readonly afterStoring?: boolean;
  /** The call is answered as usual: the fault is what happens meanwhile. */
  readonly passOn?: boolean;
  /** What happens on GitHub just before this call. */
  readonly meanwhile?: () => void;
};

export type SeenRequest = {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  readonly authorization: string;
};
type Answer = { readonly status: number; readonly body: unknown; readonly headers?: Readonly<Record<string, string>> };

export function emptyState(): FakeState {
  return {
    login: 'github-actions[bot]',
    comments: [],
    commits: new Map(),
    files: new Map(),
    branches: new Map(),
    pulls: [],
    labels: new Map(),
    labelEvents: [],
    changedFiles: new Map(),
    permissions: null,
  };
}

/** Where GitHub Enterprise Server has its REST API and its GraphQL. */
const ENTERPRISE_PREFIX = /^(http:\/\/[^/]+)\/api\/(?:v3\/)?/;

/**
 * GitHub on loopback: the operations that the project uses, over a plain state. Requests and its own answers are held
 * against GitHub's description; what doesn't fit is in `violations`.
 */
export async function startFakeGithub(state: FakeState = emptyState()) {
  const seen: SeenRequest[] = [];
  const violations: string[] = [];
  const faults: Fault[] = [];
  const server = createServer(async (request, response) => {
    const asked = new URL(request.url ?? '/', 'http://127.0.0.1');
    const url = new URL(asked.href.replace(ENTERPRISE_PREFIX, '$1/'));
    const method = request.method ?? 'GET';
    const body = await readBody(request);
    const authorization = request.headers.authorization ?? '';
    seen.push({ method, path: asked.pathname + asked.search, body, authorization });
    if (authorization === '') violations.push(`${method} ${url.pathname}: no authorization`);
    if (request.headers['user-agent'] === undefined) violations.push(`${method} ${url.pathname}: no user agent`);
    const fault = takeFault(faults, method, url.pathname);
    const stored =
      fault === null || fault.afterStoring || fault.passOn
        ? answer(state, { method, url, body, accept: request.headers.accept ?? '' }, violations)
        : null;
    const {
      status,
      body: answerBody,
      headers,
    } = (fault === null || fault.passOn) && stored !== null ? stored : faultAnswer(fault);
    const isText = typeof answerBody === 'string';
    response.writeHead(status, { 'content-type': isText ? 'text/plain' : 'application/json', ...headers });
    response.end(status === 204 ? undefined : isText ? answerBody : JSON.stringify(answerBody));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    state,
    seen,
    violations,
    fail: (fault: Fault) => faults.push(fault),
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

export type FakeGithub = Awaited<ReturnType<typeof startFakeGithub>>;

function takeFault(faults: Fault[], method: string, path: string): Fault | null {
  const fault = faults.find((one) => one.method === method && one.path.test(path) && (one.times ?? 1) > 0);
  if (fault?.times !== undefined) fault.times -= 1;
  fault?.meanwhile?.();
  return fault ?? null;
}

function faultAnswer(fault: Fault | null): Answer {
  const message = fault?.message ?? 'Something went wrong';
  return {
    status: fault?.status ?? 500,
    body: { message, documentation_url: 'https://docs.github.com/rest' },
    headers: fault?.headers ?? {},
  };
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString('utf8');
  return text === '' ? undefined : JSON.parse(text);
}

type Call = { readonly method: string; readonly url: URL; readonly body: unknown; readonly accept: string };

function answer(state: FakeState, call: Call, violations: string[]): Answer {
  if (call.method === 'POST' && call.url.pathname === '/graphql')
    return { status: 200, body: answerGraphql(state, call.body, violations) };
  const operation = findOperation(call.method, call.url.pathname);
  if (operation !== null && !mayCall(state.permissions, operation)) return notAccessible;
  const name = `${call.method} ${call.url.pathname}`;
  if (operation === null) {
    violations.push(`${name}: not an operation that the fake knows`);
    return notFound;
  }
  for (const complaint of requestViolations(operation, call.url.searchParams, call.body))
    violations.push(`${name}: ${complaint}`);
  const make = (status: number, overrides: Json) => ({
    status,
    body: sampleOf(responseSchema(operation, status), overrides),
  });
  const handler = HANDLERS[`${call.method} ${operation.path.replace('/repos/{owner}/{repo}', '')}`];
  const result =
    handler?.({ state, call, parameters: operation.parameters, body: (call.body ?? {}) as Json, make }) ?? notFound;
  if (typeof result.body !== 'string') {
    for (const complaint of responseViolations(operation, result.status, result.body))
      violations.push(`answer to ${name}: ${complaint}`);
  }
  return result;
}

const notAccessible: Answer = {
  status: 403,
  body: { message: 'Resource not accessible by integration', documentation_url: 'https://docs.github.com/rest' },
};

const notFound: Answer = {
  status: 404,
  body: { message: 'Not Found', documentation_url: 'https://docs.github.com/rest', status: '404' },
};

type Handling = {
  readonly state: FakeState;
  readonly call: Call;
  readonly parameters: Readonly<Record<string, string>>;
  readonly body: Json;
  readonly make: (status: number, overrides: Json) => Answer;
};

const USER_TYPE = (login: string) => (login.endsWith('[bot]') ? 'Bot' : 'User');
const userOf = (login: string): Json => ({
  login,
  id: 1,
  node_id: 'U',
  avatar_url: 'https://github.com/a',
  gravatar_id: '',
  url: 'https://github.com/u',
  html_url: 'https://github.com/u',
  followers_url: 'https://github.com/u',
  following_url: 'u',
  gists_url: 'u',
  starred_url: 'u',
  subscriptions_url: 'https://github.com/u',
  organizations_url: 'https://github.com/u',
  repos_url: 'https://github.com/u',
  events_url: 'u',
  received_events_url: 'https://github.com/u',
  type: USER_TYPE(login),
  site_admin: false,
});

const commentOf = ({ id, issue, login, body }: FakeComment): Json => ({
  id,
  body,
  node_id: `IC_${id}`,
  url: `https://api.github.com/repos/o/r/issues/comments/${id}`,
  html_url: `https://github.com/o/r/pull/${issue}#issuecomment-${id}`,
  issue_url: `https://api.github.com/repos/o/r/issues/${issue}`,
  user: userOf(login),
  created_at: '2026-11-03T10:00:00Z',
  updated_at: '2026-11-03T10:00:00Z',
  author_association: 'NONE',
});

const pullOf = ({ number, head, base, title, body, state }: FakePull): Json => ({
  number,
  title,
  body,
  state,
  html_url: `https://github.com/o/r/pull/${number}`,
  head: { ref: head, label: `o:${head}` },
  base: { ref: base, label: `o:${base}` },
  labels: [],
  user: userOf('github-actions[bot]'),
});

const HANDLERS: Readonly<Record<string, (handling: Handling) => Answer>> = {
  'GET /issues/{issue_number}/comments': listComments,
  'POST /issues/{issue_number}/comments': createComment,
  'PATCH /issues/comments/{comment_id}': updateComment,
  'DELETE /issues/comments/{comment_id}': deleteComment,
  'GET /git/commits/{commit_sha}': readCommit,
  'GET /git/ref/{ref}': readRef,
  'POST /git/refs': createRef,
  'PATCH /git/refs/{ref}': moveRef,
  'GET /contents/{path}': readContents,
  'GET /pulls': listPulls,
  'POST /pulls': createPull,
  'PATCH /pulls/{pull_number}': updatePull,
  'GET /pulls/{pull_number}': ({ state, parameters, make }) => {
    const pull = state.pulls.find(({ number }) => number === Number(parameters['pull_number']));
    return pull === undefined ? notFound : make(200, pullOf(pull));
  },
  'GET /pulls/{pull_number}/files': listPullFiles,
  'GET /issues/{issue_number}/labels': ({ state, parameters }) => ({
    status: 200,
    body: labelsOf(state, Number(parameters['issue_number'])),
  }),
  'DELETE /issues/{issue_number}/labels/{name}': removeLabel,
  'GET /issues/{issue_number}/events': listLabelEvents,
};

function page<T>(call: Call, items: readonly T[], toJson: (item: T) => Json): Answer {
  const size = Number(call.url.searchParams.get('per_page') ?? 30);
  const number = Number(call.url.searchParams.get('page') ?? 1);
  const next = new URL(call.url);
  next.searchParams.set('page', String(number + 1));
  const hasMore = number * size < items.length;
  // The client only follows the link; its host must be this server's.
  const link = `<${next.pathname}${next.search}>; rel="next"`;
  return {
    status: 200,
    body: items.slice((number - 1) * size, number * size).map(toJson),
    headers: hasMore ? { link } : {},
  };
}

function listComments({ state, call, parameters }: Handling): Answer {
  const issue = Number(parameters['issue_number']);
  return page(
    call,
    state.comments.filter((comment) => comment.issue === issue),
    commentOf,
  );
}

const tooLong: Answer = {
  status: 422,
  body: {
    message: 'Validation Failed',
    documentation_url: 'https://docs.github.com/rest',
    errors: [
      {
        resource: 'IssueComment',
        code: 'unprocessable',
        field: 'data',
        message: 'Body is too long (maximum is 65536 characters)',
      },
    ],
  },
};

function createComment({ state, parameters, body, make }: Handling): Answer {
  if (String(body['body']).length > 65_536) return tooLong;
  const id = Math.max(0, ...state.comments.map((comment) => comment.id)) + 1;
  const comment = { id, issue: Number(parameters['issue_number']), login: state.login, body: String(body['body']) };
  state.comments.push(comment);
  return make(201, commentOf(comment));
}

function updateComment({ state, parameters, body, make }: Handling): Answer {
  const comment = state.comments.find(({ id }) => id === Number(parameters['comment_id']));
  if (comment === undefined) return notFound;
  if (String(body['body']).length > 65_536) return tooLong;
  comment.body = String(body['body']);
  return make(200, commentOf(comment));
}

function deleteComment({ state, parameters }: Handling): Answer {
  const index = state.comments.findIndex(({ id }) => id === Number(parameters['comment_id']));
  if (index < 0) return notFound;
  state.comments.splice(index, 1);
  return { status: 204, body: undefined };
}

function readCommit({ state, parameters, make }: Handling): Answer {
  const sha = parameters['commit_sha'] ?? '';
  const parents = state.commits.get(sha);
  if (parents === undefined) return notFound;
  const link = 'https://github.com/o/r';
  return make(200, { sha, parents: parents.map((parent) => ({ sha: parent, url: link, html_url: link })) });
}

function readRef({ state, parameters, make }: Handling): Answer {
  const ref = parameters['ref'] ?? '';
  const sha = state.branches.get(ref.replace(/^heads\//, ''));
  return sha === undefined ? notFound : make(200, { ref: `refs/${ref}`, object: { type: 'commit', sha } });
}

function createRef({ state, body, make }: Handling): Answer {
  const branch = String(body['ref']).replace('refs/heads/', '');
  if (state.branches.has(branch)) {
    return {
      status: 422,
      body: { message: 'Reference already exists', documentation_url: 'https://docs.github.com/rest' },
    };
  }
  state.branches.set(branch, String(body['sha']));
  return make(201, { ref: String(body['ref']), object: { type: 'commit', sha: '0'.repeat(40) } });
}

function moveRef({ state, parameters, body, make }: Handling): Answer {
  const branch = (parameters['ref'] ?? '').replace(/^heads\//, '');
  if (!state.branches.has(branch)) return notFound;
  state.branches.set(branch, String(body['sha']));
  return make(200, { ref: `refs/heads/${branch}`, object: { type: 'commit', sha: '0'.repeat(40) } });
}

function readContents({ state, call, parameters }: Handling): Answer {
  const ref = call.url.searchParams.get('ref') ?? '';
  const text = state.files.get(state.branches.get(ref) ?? ref)?.[parameters['path'] ?? ''];
  if (text === undefined) return notFound;
  if (!call.accept.includes('raw')) throw new Error('the fake serves files raw only');
  return { status: 200, body: text };
}

function listPulls({ state, call }: Handling): Answer {
  const wanted = call.url.searchParams;
  const found = state.pulls.filter(
    ({ head, base, state: open }) =>
      (wanted.get('head') ?? `o:${head}`) === `o:${head}` &&
      (wanted.get('base') ?? base) === base &&
      (wanted.get('state') ?? 'open') === open,
  );
  return { status: 200, body: found.map((pull) => sampleOf(simplePull(call), pullOf(pull))) };
}

const simplePull = (call: Call) => {
  const operation = findOperation('GET', call.url.pathname);
  const list = operation === null ? {} : (responseSchema(operation, 200) as Json);
  return list['items'];
};

function createPull({ state, body, make }: Handling): Answer {
  const number = 100 + state.pulls.length;
  const pull: FakePull = {
    number,
    state: 'open',
    head: String(body['head']),
    base: String(body['base']),
    title: String(body['title']),
    body: String(body['body'] ?? ''),
  };
  state.pulls.push(pull);
  return make(201, pullOf(pull));
}

function updatePull({ state, parameters, body, make }: Handling): Answer {
  const pull = state.pulls.find(({ number }) => number === Number(parameters['pull_number']));
  if (pull === undefined) return notFound;
  Object.assign(pull, body);
  return make(200, pullOf(pull));
}

function listPullFiles({ state, call, parameters }: Handling): Answer {
  const files = state.changedFiles.get(Number(parameters['pull_number'])) ?? [];
  const link = 'https://github.com/o/r';
  return page(call, files, (filename) => ({
    filename,
    sha: '0'.repeat(40),
    status: 'modified',
    additions: 1,
    deletions: 1,
    changes: 2,
    blob_url: link,
    raw_url: link,
    contents_url: link,
  }));
}

const labelOf = (name: string): Json => ({
  id: 1,
  node_id: 'L',
  url: 'https://api.github.com/l',
  name,
  description: null,
  color: 'ededed',
  default: false,
});

const labelsOf = (state: FakeState, issue: number) => (state.labels.get(issue) ?? []).map(labelOf);

function removeLabel({ state, parameters }: Handling): Answer {
  const issue = Number(parameters['issue_number']);
  const labels = state.labels.get(issue) ?? [];
  if (!labels.includes(parameters['name'] ?? '')) return notFound;
  state.labels.set(
    issue,
    labels.filter((label) => label !== parameters['name']),
  );
  return { status: 200, body: labelsOf(state, issue) };
}

function listLabelEvents({ state, call, parameters }: Handling): Answer {
  const events = state.labelEvents.filter(({ issue }) => issue === Number(parameters['issue_number']));
  return page(call, events, ({ label, login, id, at }) => ({
    id: id ?? 1,
    node_id: 'E',
    url: 'https://api.github.com/e',
    actor: userOf(login),
    event: 'labeled',
    commit_id: null,
    commit_url: null,
    created_at: at ?? '2026-11-03T10:00:00Z',
    performed_via_github_app: null,
    label: { name: label, color: 'ededed' },
  }));
}
