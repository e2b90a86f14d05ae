/** The place of a visit in its series. */
export interface SeriesPlace {
  /** Id of the series. */
  id: string;
  /** 1 is the first visit. */
  n: number;
  /** How many visits were booked. */
  of: number;
}

/** Which visits of a series a move or a cancellation concerns. */
export const SERIES_SCOPES = ['this', 'later'] as const;
/** `later`: this visit and those after it. Left out: `this`. */
export type SeriesScope = (typeof SERIES_SCOPES)[number];
