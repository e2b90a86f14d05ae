import { callTable } from '../calls.ts';
import type { Letter, LetterKind, LetterLook, LetterSwitches, SwitchLetter } from './letters.ts';

/** What the clinic has written, to whom, and whether it arrived. */
export interface LetterCalls {
  /** The letters to one client, the newest first, at most 50. */
  ofClient: { answer: { letters: Letter[] } };
  /** Puts a letter that failed back into the queue; any other answers 409. */
  retry: { answer: { letter: Letter } };
  look: { query: { kind: LetterKind }; answer: LetterLook };
  switches: { answer: LetterSwitches };
  /** Switches one of those letters on or off that need not be sent. */
  switchOne: { body: SwitchLetter; answer: LetterSwitches };
}

export const letterCalls = callTable<LetterCalls>()({
  ofClient: ['GET /letters/ofClient/:clientId', 'assistant', 'doctor', 'admin'],
  retry: ['POST /admin/letters/:id/retry', 'admin', 'assistant'],
  look: ['GET /admin/letters/look', 'admin'],
  switches: ['GET /admin/letters/switches', 'admin'],
  switchOne: ['PUT /admin/letters/switch', 'admin'],
});
