import type { ErrorBody } from '@clinic/contract/errors';
import { HttpError } from 'react-admin';

/** The body of the server's refusal, when the error is one. */
export const refusalOf = (error: unknown): Partial<ErrorBody> | null =>
  error instanceof HttpError ? ((error.body as Partial<ErrorBody> | null) ?? {}) : null;

/** The sentence that the server gave, or null when there is none. */
export const sentenceOf = (error: unknown): string | null =>
  error instanceof HttpError && error.message ? error.message : null;

/** Field → first sentence, for the inputs of a form; null when no field is to blame. */
export const fieldErrorsOf = (error: unknown): Record<string, string> | null => {
  const body = refusalOf(error);
  if (!body) return null;
  if (body.errors) return body.errors;
  if (!body.details) return null;
  const sentences = Object.entries(body.details).flatMap(([field, texts]) =>
    texts[0] ? [[field, texts[0]] as const] : [],
  );
  return sentences.length > 0 ? Object.fromEntries(sentences) : null;
};

/** Whether somebody else changed the record meanwhile. */
export const isStale = (error: unknown): boolean => refusalOf(error)?.code === 'STALE_RECORD';

/** HTTP status of a refusal; 0 when the error is something else. */
export const statusOf = (error: unknown): number => (error instanceof HttpError ? error.status : 0);

/** Whether the record does not exist (or its id is none). */
export const isMissing = (error: unknown): boolean => [400, 404].includes(statusOf(error));
