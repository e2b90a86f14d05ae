import { callTable } from '../calls.ts';
import type { DeskNotes, SaveDeskNotes } from './desk-notes.ts';

/** The front desk's own notes about a client. */
export interface DeskNotesCalls {
  ofClient: { answer: DeskNotes };
  /** Saves the notes. 409 STALE_RECORD when another person has changed them since they were read. */
  save: { body: SaveDeskNotes; answer: DeskNotes };
}

export const deskNotesCalls = callTable<DeskNotesCalls>()({
  ofClient: ['GET /deskNotes/ofClient/:clientId', 'assistant', 'doctor', 'admin'],
  save: ['PUT /deskNotes/ofClient/:clientId', 'assistant'],
});
