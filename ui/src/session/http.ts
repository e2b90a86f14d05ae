import {
  addressOf,
  methodOf,
  type AnswerOf,
  type Call,
  type ClientAnswerOf,
  type RequestOf,
} from '@clinic/contract/calls';
import type { ErrorBody } from '@clinic/contract/errors';
import { requestBody } from '../request-body.ts';
import { ApiError } from './api-error.ts';
import { deviceMoment, learnClock } from './clinic-clock.ts';
import { reading } from './reads.ts';
import { RequestKeys, type RepeatKeys } from './request-keys.ts';

/** Replaces the server's sentence, since only the browser knows that repeating is safe: the request had a key. */
const SAFE_TO_REPEAT =
  'We do not know whether this was saved. You can send it again: it will be saved only once.';

/** Where requests take their token from, and what happens on refusals. */
interface Caller {
  /** The token of the stored session. */
  token?: () => string | undefined;
  /** Called when the server rejects the sent token. */
  refused?: (token: string | undefined) => void;
  /** Called when the person must set up a second factor before anything else. */
  setUpFirst?: () => void;
  /** Gives a response that was requested before React started, by method and address. */
  early?: (request: string) => Promise<unknown> | undefined;
  /** The sentence shown when no answer came. */
  unreachable?: string;
}

interface Options {
  signal?: AbortSignal;
  /** A token to send instead of the stored session's, used right after registration. */
  token?: string;
  /** True: the browser finishes the request even if the page is closed. */
  keepalive?: boolean;
  /** Idempotency keys that outlive the page, for requests whose repetition costs money; left out: keys of this page. */
  keys?: RepeatKeys;
}

interface Sent extends Options {
  method: string;
  body?: string | FormData;
}

async function readJson<Answer>(response: Response, otherwise?: Answer): Promise<Answer> {
  try {
    return (await response.json()) as Answer;
  } catch {
    if (otherwise === undefined) throw new ApiError(response.status, {});
    return otherwise;
  }
}

const safeToRepeat = ({ status, body }: ApiError): ApiError =>
  new ApiError(status, { ...body, error: SAFE_TO_REPEAT, message: SAFE_TO_REPEAT });

/** Describes a request, so that two with equal contents get the same key. */
function contentsOf(method: string, address: string, body: Sent['body']): string {
  const file = (value: FormDataEntryValue) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value;
  const fields = body instanceof FormData ? [...body].map(([name, value]) => [name, file(value)]) : body;
  return JSON.stringify([method, address, fields]);
}

/** Makes API calls as the person of an area, or without a session. */
export function apiOf<Whose extends 'client' | 'staff' = 'staff'>(caller: Caller) {
  type Answer<Of extends Call> = Whose extends 'client' ? ClientAnswerOf<Of> : AnswerOf<Of>;

  const keysOfPage = new RequestKeys();

  /** Sends a request to an address after /api and answers a success. Throws ApiError. */
  const send = async (
    address: string,
    { method, body, signal, keepalive, keys = keysOfPage, ...options }: Sent,
  ): Promise<Response> => {
    const token = options.token ?? caller.token?.();
    const headers = new Headers({ Accept: 'application/json' });
    if (token) headers.set('Authorization', `Bearer ${token}`);
    const contents = method === 'GET' ? undefined : contentsOf(method, address, body);
    const key = contents && keys.keyOf(contents);
    // Waits only if a key must be stored first: a request of a closing page must leave at once.
    if (key) headers.set('Idempotency-Key', typeof key === 'string' ? key : await key);
    if (typeof body === 'string') headers.set('Content-Type', 'application/json');
    const ask = (until = signal) =>
      fetch(`/api${address}`, { method, headers, body, signal: until, keepalive });
    const sent = deviceMoment();
    let response: Response;
    try {
      response = await (token && !contents ? reading(token, signal, ask) : ask());
    } catch (failure) {
      if (failure instanceof DOMException && failure.name === 'AbortError') throw failure;
      throw new ApiError(0, { message: caller.unreachable });
    }
    learnClock(response.headers, sent);
    if (contents) keys.settle(contents, response);
    if (response.ok) return response;
    const refusal = new ApiError(response.status, await readJson<Partial<ErrorBody>>(response, {}), token);
    if (response.status === 401) caller.refused?.(token);
    if (refusal.code === 'SECOND_FACTOR_SETUP_REQUIRED') caller.setUpFirst?.();
    throw refusal.code === 'OUTCOME_UNKNOWN' ? safeToRepeat(refusal) : refusal;
  };

  return {
    send,
    /** Makes a call of the contract's tables. Throws ApiError. */
    call: async <Of extends Call>(
      of: Of,
      request: RequestOf<Of>,
      options: Options = {},
    ): Promise<Answer<Of>> => {
      const [method, address] = [methodOf(of), addressOf(of, request)];
      const early = options.token ? undefined : caller.early?.(`${method} ${address}`);
      if (early) return early as Promise<Answer<Of>>;
      return readJson(await send(address, { ...options, method, body: requestBody(request) }));
    },
    /** Downloads a file by its address after /api, or by an address from an answer, which includes /api. */
    file: async (address: string): Promise<Blob> =>
      (await send(address.replace(/^\/api/, ''), { method: 'GET' })).blob(),
  };
}

export type Api = ReturnType<typeof apiOf>;
export type FileApi = Pick<Api, 'file'>;
