import type { Alternative } from '@clinic/contract/scheduling/booking-policy';
import { failureText } from '@clinic/ui/session/api-error.ts';
import { refusalOf } from '@clinic/ui/session/refusal.ts';

export interface TimeRefused {
  sentence: string;
  /** The time is held for another person, and the desk may override the hold. */
  held: boolean;
  /** The nearest free times, nearest first. */
  alternatives: readonly Alternative[];
}

export const timeRefusedOf = (error: unknown, otherwise: string): TimeRefused => ({
  sentence: failureText(error, otherwise),
  held: refusalOf(error)?.code === 'TIME_HELD',
  alternatives: refusalOf(error)?.alternatives ?? [],
});
