import type { Instant } from '../clinic-calendar.ts';

/** An earlier text of the notes. */
export interface EarlierDeskNotes {
  version: number;
  savedAt: Instant;
  savedBy: string;
  text: string;
}

/** The front desk's notes about a client: nothing clinical, and no client sees them. */
export interface DeskNotes {
  /** At most 2,000 characters; may be empty. */
  text: string;
  /** Counts the changes; 0 before the first. */
  version: number;
  /** When the present text was saved, and by whom; null while there are none. */
  savedAt: Instant | null;
  savedBy: string | null;
  /** Earlier texts, newest first; at most 100. */
  earlier: EarlierDeskNotes[];
}

export const MAX_DESK_NOTES = 2000;
/** Most earlier texts kept for one client. */
export const KEPT_DESK_NOTES = 100;

export interface SaveDeskNotes {
  /** At most 2,000 characters; may be empty. */
  text: string;
  /** The version that was read; an older one answers 409. */
  version: number;
}
