import { statusOf } from '@clinic/ui/session/refusal.ts';

/** Two prescribed sentences: the server refused, or could not be reached. */
export const fetchFailure =
  (noun: string) =>
  (error: unknown): string => {
    const status = statusOf(error);
    return status >= 400 && status < 500
      ? `Failed to fetch ${noun}`
      : `An error occurred while fetching ${noun}`;
  };
