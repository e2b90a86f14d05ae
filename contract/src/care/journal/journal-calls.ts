import { callTable } from '../../calls.ts';
import type { ClientJournal, JournalRange, OwnJournal, SavedJournal, SaveJournal } from './journal.ts';

/** A client's record of meals, doses and water between visits. */
export interface JournalCalls {
  /** The own doctor's and the client's. 400 for more than 400 days. */
  ofClient: { query: JournalRange; answer: ClientJournal };
  /** The days that can be answered, and those to come. */
  own: { answer: OwnJournal };
  /** Entries of one day; sent again they count once. 400 for a day that does not exist. */
  save: { body: SaveJournal; answer: SavedJournal };
}

export const journalCalls = callTable<JournalCalls>()({
  ofClient: ['GET /journal/ofClient/:clientId', 'doctor', 'client'],
  own: ['GET /journal/own', 'client'],
  save: ['PUT /journal/:day', 'client'],
});
