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

/** Who calls, and what the application does about it. */
interface Caller {
  /** The token of the stored session. */
  token?: () => string | undefined;
  /** The server no longer accepts the token that was sent. */
  refused?: (token: string | undefined) => void;
  /** An answer that is on its way already, by method and address. */
  early?: (request: string) => Promise<unknown> | undefined;
  /** What is said when no answer came. */
  unreachable?: string;
}

interface Options {
  signal?: AbortSignal;
  /** The same key for the same filled form, so that a repeated request is not carried out twice. */
  idempotencyKey?: string;
  /** For the moment between registration and the stored session. */
  token?: string;
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

/** The API as one area's person, or as nobody. */
export function apiOf<Whose extends 'client' | 'staff' = 'staff'>(caller: Caller) {
  type Answer<Of extends Call> = Whose extends 'client' ? ClientAnswerOf<Of> : AnswerOf<Of>;

  /** Sends to an address after /api and answers what is a success. Throws ApiError. */
  const send = async (address: string, { method, body, signal, ...options }: Sent): Promise<Response> => {
    const token = options.token ?? caller.token?.();
    const headers = new Headers({ Accept: 'application/json' });
    if (token) headers.set('Authorization', `Bearer ${token}`);
    if (options.idempotencyKey) headers.set('Idempotency-Key', options.idempotencyKey);
    if (typeof body === 'string') headers.set('Content-Type', 'application/json');
    let response: Response;
    try {
      response = await fetch(`/api${address}`, { method, headers, body, signal });
    } catch (failure) {
      if (failure instanceof DOMException && failure.name === 'AbortError') throw failure;
      throw new ApiError(0, { message: caller.unreachable });
    }
    if (response.ok) return response;
    const refusal = new ApiError(response.status, await readJson<Partial<ErrorBody>>(response, {}));
    if (response.status === 401) caller.refused?.(token);
    throw refusal;
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
