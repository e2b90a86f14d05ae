import { addDays, formatNearDay, type Day } from '../clinic-calendar.ts';
import type { DosageEntry } from '../care/dosage-plans/dosage-plans.ts';
import type { DoseDays } from '../care/dosage-plans/dose-course.ts';
import { piecesOn } from '../care/dosage-plans/dose-days.ts';
import { doseNameKey } from '../care/dosage-plans/standing-entries.ts';
import type { LastDispensed } from './dispensed-calls.ts';

type Taken = DoseDays & Pick<DosageEntry, 'name' | 'product' | 'total'>;
type Given = Pick<LastDispensed, 'pieces' | 'day'>;

/** Days that are looked at; what lasts longer has no end worth saying. */
const MOST_DAYS = 750;

/**
 * The last day for which the pieces are enough, taken by these entries from the day after they were given on; null when
 * they are not enough for one day, or nothing is taken.
 */
export function lastsUntil(entries: readonly Taken[], { pieces, day }: Given): Day | null {
  let left = pieces;
  let last: Day | null = null;
  for (let after = 1; after <= MOST_DAYS; after += 1) {
    const date = addDays(day, after);
    const needed = entries.reduce((sum, entry) => sum + piecesOn(entry, date), 0);
    if (needed > left) return last;
    left -= needed;
    if (needed > 0) last = date;
  }
  return last;
}

const isOf = ({ product, name }: Taken, { item, name: named }: LastDispensed): boolean =>
  product ? product === item : doseNameKey(name) === doseNameKey(named);

/** What was last given of an entry: "60 given on 13 Jan, last until 12 Feb"; empty where nothing was. */
export function givenText(
  entry: Taken,
  entries: readonly Taken[],
  dispensed: readonly LastDispensed[],
  today: Day,
): string {
  const given = dispensed.find((one) => isOf(entry, one));
  if (!given) return '';
  const until = lastsUntil(
    entries.filter((one) => isOf(one, given)),
    given,
  );
  const said = `${given.pieces} given on ${formatNearDay(given.day, today)}`;
  return until ? `${said}, last until ${formatNearDay(until, today)}` : said;
}
