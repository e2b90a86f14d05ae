import { formatDay } from '../../clinic-calendar.ts';
import { sideEffectOf } from '../dosage-plans/carried-doses.ts';
import type { StoppedDose } from '../dosage-plans/dosage-plans.ts';
import type { DoseEntry } from './examined-doses.ts';
import type { FindingList } from './finding-list.ts';
import { levelOf, type RuleRow } from './rule-rows.ts';

/** The clinic's own rule: a product is started again that was stopped for a side effect. */
export const STOPPED_RULE = {
  id: 'side-effect',
  level: 'ask',
  source: 'the clinic’s own',
  state: 'ours',
  on: true,
} as const satisfies RuleRow;

/** Asks about products that were once stopped for a side effect, each by its name. */
export function checkStopped(
  doses: readonly DoseEntry[],
  stopped: readonly StoppedDose[],
  list: FindingList,
): void {
  if (!STOPPED_RULE.on) return;
  for (const { dose, name, subject, places } of doses) {
    const stop = sideEffectOf(dose.entry, stopped);
    if (!stop) continue;
    list.add({
      rule: STOPPED_RULE.id,
      level: levelOf(STOPPED_RULE),
      fact: null,
      subject,
      step: stop.on,
      words: `${name} was stopped on ${formatDay(stop.on)} for a side effect.`,
      source: STOPPED_RULE.source,
      places,
    });
  }
}
