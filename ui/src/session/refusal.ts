import type { ErrorBody } from '@clinic/contract/errors';
import { ApiError } from './api-error.ts';

/** The body of the server's refusal; undefined for any other failure. */
export const refusalOf = (failure: unknown): Partial<ErrorBody> | null =>
  failure instanceof ApiError ? failure.body : null;

/** First sentence for each field of a form; null when the refusal names none. */
export function fieldErrorsOf(failure: unknown): Record<string, string> | null {
  const body = refusalOf(failure);
  if (!body) return null;
  if (body.errors) return body.errors;
  if (!body.details) return null;
  const sentences = Object.entries(body.details).flatMap(([field, texts]) =>
    texts[0] ? [[field, texts[0]] as const] : [],
  );
  return sentences.length > 0 ? Object.fromEntries(sentences) : null;
}

/** Tells whether another person changed the record meanwhile. */
export const isStale = (failure: unknown): boolean => refusalOf(failure)?.code === 'STALE_RECORD';

/** HTTP status of a refusal; 0 for any other failure. */
export const statusOf = (failure: unknown): number => (failure instanceof ApiError ? failure.status : 0);

/** Tells whether the record does not exist (or its id is none). */
export const isMissing = (failure: unknown): boolean => [400, 404].includes(statusOf(failure));
