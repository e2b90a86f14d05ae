import { accountCalls } from '@clinic/contract/identity/account-calls';
import {
  addressOf,
  methodOf,
  patternOf,
  type AnswerOf,
  type Call,
  type ClientAnswerOf,
  type RequestOf,
} from '@clinic/contract/calls';
import { ERRORS, type ErrorBody, type ErrorCode } from '@clinic/contract/errors';
import { vi } from 'vitest';

/** A request as the screen sent it. */
export interface Sent<Body = unknown> {
  method: string;
  /** Path after `/api`, without the query. */
  path: string;
  query: URLSearchParams;
  /** The body: parsed JSON, or the FormData itself. */
  body: Body;
  headers: Headers;
}

/** Makes a stub refuse with an error code of the API. */
export class Refused {
  readonly code: ErrorCode;
  readonly more: Partial<ErrorBody>;
  constructor(code: ErrorCode, more: Partial<ErrorBody> = {}) {
    this.code = code;
    this.more = more;
  }
}

/** Makes a stub answer 200 with a body that breaks the contract, which a screen must not show as data. */
export class Garbled {
  readonly body: unknown;
  constructor(body: unknown) {
    this.body = body;
  }
}

export class Page<Row> {
  readonly rows: Row[];
  readonly total: number;
  constructor(rows: Row[], total: number) {
    this.rows = rows;
    this.total = total;
  }
}

/** Makes a stub fail as without network. */
export const OFFLINE = { offline: true } as const;

type BodyOf<Of extends Call> =
  RequestOf<Of> extends { files: unknown }
    ? FormData
    : RequestOf<Of> extends { body: infer Body }
      ? Body
      : undefined;
type Answer<Of extends Call> = [AnswerOf<Of>] extends ['file'] ? Blob : AnswerOf<Of> | ClientAnswerOf<Of>;
type Outcome<Of extends Call> =
  | Answer<Of>
  | (AnswerOf<Of> extends (infer Row)[] ? Page<Row> : never)
  | Refused
  | Garbled
  | typeof OFFLINE;
/** The answer of a stub: data of the contract's shape, a failure, or a function of the request. */
export type Reply<Of extends Call> =
  | Outcome<Of>
  | ((sent: Sent<BodyOf<Of>>) => Outcome<Of> | Promise<Outcome<Of>>);

/** The path's parameters, and the query if it matters. */
type Address<Of extends Call> = Omit<RequestOf<Of>, 'query' | 'body' | 'files'> &
  (RequestOf<Of> extends { query?: infer Query } ? { query?: Query } : object);

export interface Stub {
  method: string;
  path: string;
  query: string | undefined;
  reply: unknown;
}

function split(address: string) {
  const [path = '', query] = address.split('?');
  return { path, query };
}

/** A stub: a call of the contract and its typed answer. */
export function on<Of extends Call>(
  call: Of,
  reply: Reply<Of>,
  ...[address]: object extends Address<Of> ? [address?: Address<Of>] : [address: Address<Of>]
): Stub {
  return { method: methodOf(call), ...split(addressOf(call, address)), reply };
}

export function requestsOf<Of extends Call>(sent: readonly Sent[], call: Of): Sent<BodyOf<Of>>[] {
  const pattern = new RegExp(`^${patternOf(call).replaceAll(/:\w+/g, '[^/]+')}$`);
  return sent.filter(({ method, path }) => method === methodOf(call) && pattern.test(path)) as Sent<
    BodyOf<Of>
  >[];
}

function responseOf(outcome: unknown): Response {
  if (outcome instanceof Blob) return new Response(outcome);
  if (outcome instanceof Garbled) return Response.json(outcome.body);
  if (outcome instanceof Refused) {
    const [status, message] = ERRORS[outcome.code];
    const body = { statusCode: status, code: outcome.code, error: message, message, ...outcome.more };
    return Response.json(body, { status });
  }
  const page = Array.isArray(outcome) ? new Page(outcome as unknown[], outcome.length) : outcome;
  if (!(page instanceof Page)) return Response.json(outcome);
  const headers = { 'Content-Range': `rows 0-${page.rows.length}/${page.total}` };
  return Response.json(page.rows, { headers });
}

const DRAFT_KEY: AnswerOf<typeof accountCalls.draftKey> = { key: btoa('a'.repeat(32)) };

/**
 * Answers requests by the last stub that fits, others with 404. Returns the sent requests, oldest first. With `dated`,
 * the answers' dates are this many milliseconds ahead of the browser's clock; without it they have none.
 */
export function answerApi(stubs: readonly Stub[], dated?: number): Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const { path, query } = split(url.replace(/^\/api/, ''));
    const method = init.method ?? 'GET';
    const body = typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : init.body;
    const headers = new Headers(init.headers);
    // Every staff form asks for the draft key, so no test has to stub it.
    const isKey = path === addressOf(accountCalls.draftKey);
    const request: Sent = { method, path, query: new URLSearchParams(query), body, headers };
    if (!isKey) sent.push(request);
    const stub = stubs.findLast(
      (one) => one.method === method && one.path === path && (one.query === undefined || one.query === query),
    );
    const reply = stub ? stub.reply : isKey ? DRAFT_KEY : new Refused('NOT_FOUND');
    const outcome = typeof reply === 'function' ? await (reply as (sent: Sent) => unknown)(request) : reply;
    if (outcome === OFFLINE) throw new TypeError('Failed to fetch');
    const response = responseOf(outcome);
    if (dated !== undefined) response.headers.set('Date', new Date(Date.now() + dated).toUTCString());
    return response;
  });
  return sent;
}

export function cutOff(): void {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
}
