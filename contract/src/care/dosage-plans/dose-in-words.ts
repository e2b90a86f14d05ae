import type { DosageTiming } from '../../constants.ts';
import type { DosageEntry, SlotDose } from './dosage-plans.ts';
import type { DoseMoment } from './dose-course.ts';

const TIMINGS: Record<DosageTiming, string> = { A: 'After meal', B: 'Before meal', '': '' };
const MOMENTS: Record<DoseMoment, string> = { withMeal: 'With meal', bedtime: 'At bedtime' };

/** A timing in words: A "After meal", B "Before meal", empty text without one. */
export function timingText(timing: DosageTiming): string {
  return TIMINGS[timing];
}

export const momentText = (moment: DoseMoment): string => MOMENTS[moment];

/** When a slot's pieces are taken: "With meal", "At bedtime", "After meal", "Before meal"; empty when not said. */
export const whenText = ({ timing, moment }: Pick<SlotDose, 'timing' | 'moment'>): string =>
  moment ? MOMENTS[moment] : TIMINGS[timing];

/**
 * A dose as every screen writes it: "1 × Triphala, ½ teaspoon (Before meal), with honey · At first half." The quantity
 * is that of one piece: without ×, a spoon could be taken for half of one.
 */
export function doseText(
  { name, quantity, notes, vehicle = '' }: Pick<DosageEntry, 'name' | 'quantity' | 'notes' | 'vehicle'>,
  { count, ...taken }: SlotDose,
): string {
  const piece = [name, quantity].filter(Boolean).join(', ');
  const when = whenText(taken);
  const dose = `${count} × ${piece}${when && ` (${when})`}${vehicle && `, with ${vehicle}`}`;
  return [dose, notes.replaceAll(/\s+/g, ' ')].filter(Boolean).join(' · ');
}

/** The words that a client reads at a dose of today that was stopped or paused after the day had begun. */
export const STOPPED_TODAY = 'Stopped by your doctor';
