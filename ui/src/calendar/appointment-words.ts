import type { Appointment } from '@clinic/contract/scheduling/appointments';
import { OUTCOME_WORDS, OUTCOMES, type Outcome } from '@clinic/contract/scheduling/visit-outcome';
import type { ToneName } from '../theme/tokens.ts';
import { appointmentTones } from '../theme/tokens.ts';
import { STATUS_WORDS } from './status-words.ts';

type Known = Pick<Appointment, 'status' | 'outcome' | 'outcomeMissing'>;

/** The state of an appointment in a word: its outcome, once one is recorded or missing. */
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

/** The time to which a client asks to move a confirmed visit, drawn besides the visit. */
export const WISH = { mark: '?', word: 'Asked to move here' } as const;

/** Marks of visits whose time has come, with their words. */
export const MARKS: readonly (readonly [mark: string, word: string])[] = [
  ...OUTCOMES.map((outcome) => [OUTCOME_MARKS[outcome], OUTCOME_WORDS[outcome]] as const),
  [NOT_RECORDED.mark, NOT_RECORDED.word],
];

/** Tells the states apart besides colour and word. */
export function stateMark({ status, outcome, outcomeMissing }: Known): string {
  if (outcome) return OUTCOME_MARKS[outcome];
  return outcomeMissing ? NOT_RECORDED.mark : STATUS_MARKS[status];
}
