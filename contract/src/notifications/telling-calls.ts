import { callTable } from '../calls.ts';
import type { Email } from './email-kinds.ts';

export const TELLING_OUTCOMES = ['told', 'not reached'] as const;
export type TellingOutcome = (typeof TELLING_OUTCOMES)[number];

/** The outcome of a call or message to a client. */
export interface RecordTelling {
  outcome: TellingOutcome;
  /** `telling.tries` of the email as it was seen. */
  tries: number;
}

/** Emails that the desk tells (`telling.ts`). */
export interface TellingCalls {
  /**
   * Records that a client was told, or not reached. LETTER_TOLD (409) says who was quicker, or that it need not be told
   * any more.
   */
  record: { body: RecordTelling; answer: { letter: Email } };
}

export const tellingCalls = callTable<TellingCalls>()({
  record: ['POST /letters/:id/telling', 'assistant', 'admin'],
});
