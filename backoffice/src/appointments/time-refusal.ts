import type { Alternative } from '@clinic/contract/scheduling/booking-policy';
import type { Asked, Questions, Refusal } from '@clinic/ui/forms/useSaving.ts';
import { refusalOf } from '@clinic/ui/session/refusal.ts';
import type { ReactNode } from 'react';

export interface TimeRefused {
  sentence: string;
  /** A request holds it, and the desk may take it all the same. */
  held: boolean;
  /** The nearest free times, nearest first. */
  alternatives: readonly Alternative[];
}

export const timeRefusedOf = ({ sentence, failure }: Refusal): TimeRefused => ({
  sentence,
  held: refusalOf(failure)?.code === 'TIME_HELD',
  alternatives: refusalOf(failure)?.alternatives ?? [],
});

/** A time that cannot be had is a question for another one, drawn in one way. */
export const timeQuestions = (draw: (asked: Asked) => ReactNode): Questions => ({
  APPOINTMENT_OVERLAP: draw,
  TIME_HELD: draw,
  TIME_NOT_FREE: draw,
  OUTSIDE_POLICY: draw,
});
