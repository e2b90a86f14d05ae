import { ApiError } from '@clinic/ui/session/api-error.ts';

/** The sentence of a failed save, with the server's reason if it gave one. */
export function saveFailure(
  failure: unknown,
  verb: 'create' | 'update' | 'save' | 'publish',
  what: string,
): string {
  const gerund = { create: 'creating', update: 'updating', save: 'saving', publish: 'publishing' }[verb];
  const understood = failure instanceof ApiError && failure.status > 0 && failure.status < 500;
  return understood ? `Failed to ${verb} ${what}: ${failure.message}` : `Error ${gerund} ${what}`;
}

/** Tells if another session changed the record: then the editor reads it again and offers both versions. */
export const isOutdated = (failure: unknown): boolean =>
  failure instanceof ApiError && ['STALE_RECORD', 'PLAN_REPLACED', 'NOT_FOUND'].includes(failure.code);
