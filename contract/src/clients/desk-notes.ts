import type { Instant } from '../clinic-calendar.ts';

/** An earlier text of the notes. */
export interface EarlierDeskNotes {
  version: number;
  savedAt: Instant;
  savedBy: string;
  text: string;
}

/** The front desk's own notes about a client; nothing clinical stands in them, and no client sees them. */
export interface DeskNotes {
  /** At most 2,000 characters; may be empty. */
  text: string;
  /** Counts up from 1 with every change; 0 while there are none. */
  version: number;
  /** When the present text was saved, and by whom; null while there are none. */
  savedAt: Instant | null;
  savedBy: string | null;
  /** Earlier texts, the newest first; at most 100. */
  earlier: EarlierDeskNotes[];
}

export const MAX_DESK_NOTES = 2000;
/** Most earlier states kept of one client's notes. */
export const KEPT_DESK_NOTES = 100;

export interface SaveDeskNotes {
  /** At most 2,000 characters; may be empty. */
  text: string;
  /** The version of the notes that were read; an older one answers 409. */
  version: number;
}
