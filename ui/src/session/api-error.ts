import type { ErrorBody, ErrorCode } from '@clinic/contract/errors';

const UNREACHABLE = 'No connection to the clinic. Please check your internet and try again.';
const UNREADABLE = 'Something went wrong on our side. Please try again.';

/** An answer of the API that is not a success, or no answer at all (status 0, code NETWORK). */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode | 'NETWORK';
  readonly details: Record<string, string[]>;
  readonly body: Partial<ErrorBody>;
  /** The token that was sent: by the time of the answer a new one may be stored. */
  readonly token: string | undefined;

  constructor(status: number, body: Partial<ErrorBody>, token?: string) {
    super(body.message ?? body.error ?? (status === 0 ? UNREACHABLE : UNREADABLE));
    this.name = 'ApiError';
    this.status = status;
    this.code = body.code ?? (status === 0 ? 'NETWORK' : 'SERVER_ERROR');
    this.details = body.details ?? {};
    this.body = body;
    this.token = token;
  }

  /** True when no answer came, so the request may be repeated. */
  get unreachable(): boolean {
    return this.status === 0;
  }
}

/** Tells whether no answer came: there is no network, or it does not lead to the clinic. */
export const isUnreachable = (failure: unknown): boolean =>
  failure instanceof ApiError && failure.unreachable;

/** The server's sentence; null when there was no readable answer. */
export const sentenceOf = (failure: unknown): string | null =>
  failure instanceof ApiError && failure.code !== 'SERVER_ERROR' ? failure.message : null;

/** The sentence shown for a failure: the server's, or the given one without a readable answer. */
export const failureText = (failure: unknown, otherwise: string): string => sentenceOf(failure) ?? otherwise;
