import {
  addressOf,
  methodOf,
  type AnswerOf,
  type Call,
  type ClientAnswerOf,
  type RequestOf,
} from '@clinic/contract/calls';
import type { ErrorBody, ErrorCode } from '@clinic/contract/errors';
import { requestBody } from '@clinic/ui/request-body';
import { takeEarly } from './early-answers.ts';
import { endSession, readSession, type Area } from './session.ts';

const UNREACHABLE = 'No connection to the clinic. Please check your internet and try again.';
const UNREADABLE = 'Something went wrong on our side. Please try again.';

/** An answer of the API that is not a success, or no answer at all (status 0, code NETWORK). */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode | 'NETWORK';
  readonly details: Record<string, string[]>;

  constructor(status: number, body: Partial<ErrorBody>) {
    super(body.message ?? body.error ?? (status === 0 ? UNREACHABLE : UNREADABLE));
    this.name = 'ApiError';
    this.status = status;
    this.code = body.code ?? (status === 0 ? 'NETWORK' : 'SERVER_ERROR');
    this.details = body.details ?? {};
  }

  /** True when no answer came: the same request may be tried again. */
  get unreachable(): boolean {
    return this.status === 0;
  }
}

interface Options {
  signal?: AbortSignal;
  /** The same key for the same filled form, so that a repeated request is not carried out twice. */
  idempotencyKey?: string;
  /** For the moment between registration and the stored session. */
  token?: string;
}

type Body = string | FormData | undefined;

async function send(area: Area | null, method: string, path: string, body: Body, options: Options) {
  const token = options.token ?? (area && readSession(area)?.token);
  const headers = new Headers({ Accept: 'application/json' });
  if (token) headers.set('Authorization', `Bearer ${token}`);
  if (options.idempotencyKey) headers.set('Idempotency-Key', options.idempotencyKey);
  if (typeof body === 'string') headers.set('Content-Type', 'application/json');

  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      headers,
      body,
      signal: options.signal,
    });
  } catch (failure) {
    if (failure instanceof DOMException && failure.name === 'AbortError') throw failure;
    throw new ApiError(0, {});
  }
  if (response.ok) return response;

  const refusal = new ApiError(response.status, await readJson<Partial<ErrorBody>>(response, {}));
  // A token given for one request only is nobody's session, and an older answer must not end a newer one.
  if (area && response.status === 401 && readSession(area)?.token === token) endSession(area, 'expired');
  throw refusal;
}

async function readJson<Answer>(response: Response, otherwise?: Answer): Promise<Answer> {
  try {
    return (await response.json()) as Answer;
  } catch {
    if (otherwise === undefined) throw new ApiError(response.status, {});
    return otherwise;
  }
}

/** The API as one area's person, or as nobody (`null`). */
function apiOf<Whose extends Area | null>(area: Whose) {
  type Answer<Of extends Call> = Whose extends 'client' ? ClientAnswerOf<Of> : AnswerOf<Of>;
  return {
    /** Makes a call of the contract's tables. Throws ApiError. */
    call: async <Of extends Call>(
      of: Of,
      request: RequestOf<Of>,
      options: Options = {},
    ): Promise<Answer<Of>> => {
      const address = addressOf(of, request);
      const early = area === 'client' && !options.token ? takeEarly(`${methodOf(of)} ${address}`) : undefined;
      if (early) return early as Promise<Answer<Of>>;
      return readJson(await send(area, methodOf(of), address, requestBody(request), options));
    },
    /** A file that an answer names by its address, which starts with /api. */
    file: async (address: string): Promise<Blob> =>
      (await send(area, 'GET', address.replace(/^\/api/, ''), undefined, {})).blob(),
  };
}

export type FileApi = Pick<ReturnType<typeof apiOf>, 'file'>;

export const clientApi = apiOf('client');
export const doctorApi = apiOf('doctor');
export const publicApi = apiOf(null);

/** Whether no answer came: there is no network, or it does not lead to the clinic. */
export const isUnreachable = (failure: unknown): boolean =>
  failure instanceof ApiError && failure.unreachable;

/** The sentence of a failure: what the server said, or what this screen says when there was no answer to read. */
export function failureText(failure: unknown, otherwise: string): string {
  if (failure instanceof ApiError && failure.code !== 'SERVER_ERROR') return failure.message;
  return otherwise;
}
