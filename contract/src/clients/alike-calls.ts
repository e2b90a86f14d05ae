import { callTable } from '../calls.ts';
import type { AlikeClient, AlikeQuery, AnswerAlike } from './alike.ts';

/** Clients who may be twice in the books. */
export interface AlikeCalls {
  /**
   * Finds clients with the typed number, or with the typed birthday and a name that sounds alike: at most eight, with
   * the reasons. 400 for a number or a birthday that is none.
   */
  find: { query: AlikeQuery; answer: { alike: AlikeClient[] } };
  /**
   * Answers a row of the desk's list; `id` is the row's. 404 when the people are no longer alike, 409 when others are in
   * the row by now or a colleague has just said something else.
   */
  answer: { body: AnswerAlike; answer: { message: string } };
}

export const alikeCalls = callTable<AlikeCalls>()({
  find: ['GET /client/alike', 'assistant', 'admin'],
  answer: ['POST /client/alike/:id', 'assistant', 'admin'],
});
