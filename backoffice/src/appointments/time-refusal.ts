import type { Alternative } from '@clinic/contract/scheduling/booking-policy';
import type { SeriesDate } from '@clinic/contract/scheduling/series';
import type { Asked, Questions, Refusal } from '@clinic/ui/forms/useSaving.ts';
import { refusalOf } from '@clinic/ui/session/refusal.ts';
import type { ReactNode } from 'react';

export interface TimeRefused {
  sentence: string;
  /** True: a client's request holds the time, and the desk may override it. */
  held: boolean;
  /** Free times near it, the nearest first. */
  alternatives: readonly Alternative[];
  /** The visits of a series that cannot be moved so; none otherwise. */
  dates: readonly SeriesDate[];
}

export const timeRefusedOf = ({ sentence, failure }: Refusal): TimeRefused => ({
  sentence,
  held: refusalOf(failure)?.code === 'TIME_HELD',
  alternatives: refusalOf(failure)?.alternatives ?? [],
  dates: refusalOf(failure)?.dates ?? [],
});

/** Shows a refused time as a question with other times; all booking forms share it. */
export const timeQuestions = (draw: (asked: Asked) => ReactNode): Questions => ({
  APPOINTMENT_OVERLAP: draw,
  TIME_HELD: draw,
  TIME_NOT_FREE: draw,
  OUTSIDE_POLICY: draw,
});
