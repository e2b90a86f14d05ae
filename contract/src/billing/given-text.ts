import { addDays, formatNearDay, type Day } from '../clinic-calendar.ts';
import type { DosageEntry } from '../care/dosage-plans/dosage-plans.ts';
import type { DoseDays } from '../care/dosage-plans/dose-course.ts';
import { doseNameKey } from '../care/dosage-plans/standing-entries.ts';
import { lastUntil } from './dispensing.ts';
import type { LastDispensed } from './dispensed-calls.ts';

type Taken = DoseDays & Pick<DosageEntry, 'name' | 'product' | 'total'>;

const isOf = ({ product, name }: Taken, { item, name: named }: LastDispensed): boolean =>
  product ? product === item : doseNameKey(name) === doseNameKey(named);

/**
 * Says what was last given of an entry: "60 given on 13 Jan, last until 12 Feb", taken from the day after by all entries of
 * that item; empty where nothing was given.
 */
export function givenText(
  entry: Taken,
  entries: readonly Taken[],
  dispensed: readonly LastDispensed[],
  today: Day,
): string {
  const given = dispensed.find((one) => isOf(entry, one));
  if (!given) return '';
  const { pieces, day } = given;
  const until = lastUntil(
    entries.filter((one) => isOf(one, given)),
    { pieces, day: addDays(day, 1) },
  );
  const said = `${pieces} given on ${formatNearDay(day, today)}`;
  return until ? `${said}, last until ${formatNearDay(until, today)}` : said;
}
