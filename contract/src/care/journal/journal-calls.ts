import { callTable } from '../../calls.ts';
import type { ClientJournal, JournalRange, OwnJournal, SavedJournal, SaveJournal } from './journal.ts';

/** A client's record of meals, doses and water between visits. */
export interface JournalCalls {
  /** Answers a client's journal to the own doctor and the client. 400 for more than 400 days. */
  ofClient: { query: JournalRange; answer: ClientJournal };
  /** Answers the days that the client can still answer, and coming ones. */
  own: { answer: OwnJournal };
  /** Saves entries of one day; a repeated entry counts once. 400 for a day that does not exist. */
  save: { body: SaveJournal; answer: SavedJournal };
}

export const journalCalls = callTable<JournalCalls>()({
  ofClient: ['GET /journal/ofClient/:clientId', 'doctor', 'client'],
  own: ['GET /journal/own', 'client'],
  save: ['PUT /journal/:day', 'client'],
});
