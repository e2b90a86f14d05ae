import { ERRORS, type ErrorBody, type ErrorCode } from '@clinic/contract/errors';
import { vi } from 'vitest';

export interface Call {
  method: string;
  path: string;
  /** Parsed JSON, or the FormData itself. */
  body: unknown;
  headers: Headers;
}

/** What is answered: a value, or a function `(call: Call) => value`. */
type Answer = unknown;

/** A refusal of the API by its code. */
export class Refused {
  readonly code: ErrorCode;
  readonly more: Partial<ErrorBody>;
  constructor(code: ErrorCode, more: Partial<ErrorBody> = {}) {
    this.code = code;
    this.more = more;
  }
}

/** No answer at all. */
export const OFFLINE = Symbol('offline');

/** Answers the browser's requests by `"GET /client/me"`; returns what was called, in its order. */
export function answerApi(answers: Record<string, Answer>): Call[] {
  const calls: Call[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const path = url.replace(/^\/api/, '');
    const method = init.method ?? 'GET';
    const body = typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : init.body;
    const call: Call = { method, path, body, headers: new Headers(init.headers) };
    calls.push(call);
    const known = answers[`${method} ${path}`];
    const answer: unknown = typeof known === 'function' ? (known as (call: Call) => unknown)(call) : known;
    if (answer === OFFLINE) throw new TypeError('Failed to fetch');
    if (answer instanceof Blob) return new Response(answer);
    const refused = answer === undefined ? new Refused('NOT_FOUND') : answer;
    if (!(refused instanceof Refused)) return Response.json(answer);
    const [status, message] = ERRORS[refused.code];
    return Response.json(
      { statusCode: status, code: refused.code, error: message, message, ...refused.more },
      { status },
    );
  });
  return calls;
}
