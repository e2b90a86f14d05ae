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
import { reading } from './reads.ts';
import { RequestKeys, type RepeatKeys } from './request-keys.ts';

/** In place of the server's sentence, which does not know who asked with a key. */
const SAFE_TO_REPEAT =
  'We do not know whether this was saved. You can send it again: it will be saved only once.';

/** The caller, and how the application reacts to refusals. */
interface Caller {
  /** The token of the stored session. */
  token?: () => string | undefined;
  /** The server no longer accepts the token that was sent. */
  refused?: (token: string | undefined) => void;
  /** Nothing else is open before the person has set up a second factor. */
  setUpFirst?: () => void;
  /** An answer that is on its way already, by method and address. */
  early?: (request: string) => Promise<unknown> | undefined;
  /** This sentence is said when no answer came. */
  unreachable?: string;
}

interface Options {
  signal?: AbortSignal;
  /** For the moment between registration and the stored session. */
  token?: string;
  /** The request outlives the page. */
  keepalive?: boolean;
  /** Keys that outlive the page, of a form whose repetition would be paid twice; left out: those of this page. */
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

/** Two requests with the same contents ask for the same. */
function contentsOf(method: string, address: string, body: Sent['body']): string {
  const file = (value: FormDataEntryValue) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value;
  const fields = body instanceof FormData ? [...body].map(([name, value]) => [name, file(value)]) : body;
  return JSON.stringify([method, address, fields]);
}

/** The API as one area's person, or without a session. */
export function apiOf<Whose extends 'client' | 'staff' = 'staff'>(caller: Caller) {
  type Answer<Of extends Call> = Whose extends 'client' ? ClientAnswerOf<Of> : AnswerOf<Of>;

  const keysOfPage = new RequestKeys();

  /** Sends to an address after /api and answers what is a success. Throws ApiError. */
  const send = async (
    address: string,
    { method, body, signal, keepalive, keys = keysOfPage, ...options }: Sent,
  ): Promise<Response> => {
    const token = options.token ?? caller.token?.();
    const headers = new Headers({ Accept: 'application/json' });
    if (token) headers.set('Authorization', `Bearer ${token}`);
    const contents = method === 'GET' ? undefined : contentsOf(method, address, body);
    const key = contents && keys.keyOf(contents);
    // Without a wait where there is none: the request of a page that is being closed leaves at once.
    if (key) headers.set('Idempotency-Key', typeof key === 'string' ? key : await key);
    if (typeof body === 'string') headers.set('Content-Type', 'application/json');
    const ask = (until = signal) =>
      fetch(`/api${address}`, { method, headers, body, signal: until, keepalive });
    let response: Response;
    try {
      response = await (token && !contents ? reading(token, signal, ask) : ask());
    } catch (failure) {
      if (failure instanceof DOMException && failure.name === 'AbortError') throw failure;
      throw new ApiError(0, { message: caller.unreachable });
    }
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
    /** A file by its address after /api, or by one that an answer names, which starts with it. */
    file: async (address: string): Promise<Blob> =>
      (await send(address.replace(/^\/api/, ''), { method: 'GET' })).blob(),
  };
}

export type Api = ReturnType<typeof apiOf>;
export type FileApi = Pick<Api, 'file'>;
