import type { Appointment } from '@clinic/contract/scheduling/appointments';
import { OUTCOME_WORDS, OUTCOMES, type Outcome } from '@clinic/contract/scheduling/visit-outcome';
import type { ToneName } from '../theme/tokens.ts';
import { appointmentTones } from '../theme/tokens.ts';
import { STATUS_WORDS } from './status-words.ts';

type Known = Pick<Appointment, 'status' | 'outcome' | 'outcomeMissing'>;

/** How an appointment stands, in a word: what became of it once that is recorded or should be. */
export function stateWord({ status, outcome, outcomeMissing }: Known): string {
  if (outcome) return OUTCOME_WORDS[outcome];
  return outcomeMissing ? NOT_RECORDED.word : STATUS_WORDS[status];
}

const OUTCOME_TONES: Record<Outcome, ToneName> = { arrived: 'note', completed: 'quiet', no_show: 'stopped' };

export function stateTone({ status, outcome, outcomeMissing }: Known): ToneName {
  if (outcome) return OUTCOME_TONES[outcome];
  return outcomeMissing ? 'waiting' : appointmentTones[status];
}

const STATUS_MARKS = { requested: '?', confirmed: '✓', cancelled: '✕' } as const;
const OUTCOME_MARKS: Record<Outcome, string> = { arrived: '●', completed: '✓✓', no_show: '–' };

const NOT_RECORDED = { mark: '!', word: 'Not recorded' } as const;

/** The time that the client of a confirmed visit asks to move it to; the visit itself stands where it is. */
export const WISH = { mark: '?', word: 'Asked to move here' } as const;

/** The marks of visits whose time has come, with their words. */
export const MARKS: readonly (readonly [mark: string, word: string])[] = [
  ...OUTCOMES.map((outcome) => [OUTCOME_MARKS[outcome], OUTCOME_WORDS[outcome]] as const),
  [NOT_RECORDED.mark, NOT_RECORDED.word],
];

/** Tells the states apart besides colour and word. */
export function stateMark({ status, outcome, outcomeMissing }: Known): string {
  if (outcome) return OUTCOME_MARKS[outcome];
  return outcomeMissing ? NOT_RECORDED.mark : STATUS_MARKS[status];
}
