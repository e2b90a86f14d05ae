import { statusOf } from '@clinic/ui/session/refusal.ts';

/** The two sentences of the error catalogue: the server refused, or it was out of reach. */
export const fetchFailure =
  (noun: string) =>
  (error: unknown): string => {
    const status = statusOf(error);
    return status >= 400 && status < 500
      ? `Failed to fetch ${noun}`
      : `An error occurred while fetching ${noun}`;
  };
