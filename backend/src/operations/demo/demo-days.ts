import { dayOfMonth } from '@clinic/contract/clinic-calendar';
import type { ExpectedDay, JournalAnswer } from '@clinic/contract/care/journal/journal';
import type { ClientRecord } from '../../clients/clients/client.schema.ts';
import type { JournalRecord } from '../../care/journal/journal.schema.ts';

/** The client who has stopped following the plan for ten days. */
const STRUGGLES = 20;
/** These are ten usual answers of the meal journal; `undefined` is a meal that the client did not answer. */
const USUAL: readonly (JournalAnswer | undefined)[] = [
  'had',
  'had',
  'had',
  'swapped',
  'had',
  'had',
  undefined,
  'had',
  'skipped',
  'had',
];
const STRUGGLING: typeof USUAL = ['skipped', 'had', 'skipped', undefined, 'had', 'skipped', 'skipped'];

/** A demo client's day with its answers; undefined when it had nothing to answer. */
export function demoDay(
  index: number,
  { _id: client }: Pick<ClientRecord, '_id'>,
  { day, expected }: { day: string; expected: ExpectedDay },
): JournalRecord | undefined {
  const items = [...expected.meals, ...expected.doses];
  if (items.length === 0) return undefined;
  const number = dayOfMonth(day);
  // Some days are not answered at all.
  const isQuiet = (number + index) % 9 === 4;
  const answers = index === STRUGGLES ? STRUGGLING : USUAL;
  const at = new Date(`${day}T14:30:00.000Z`);
  const entries = items.flatMap(({ key }, place) => {
    const said = answers[(number * 3 + index * 7 + place * place) % answers.length];
    if (isQuiet || !said) return [];
    const state = said === 'swapped' && key.startsWith('dose:') ? 'had' : said;
    return [{ id: `demo-${day}-${place}`, item: key, state, at }];
  });
  const glasses = Array.from({ length: isQuiet ? 0 : 4 + ((number + index) % 5) }, (_, place) => ({
    id: `demo-water-${day}-${place}`,
    item: `water:demo-glass-${place}`,
    state: 'had' as const,
    at,
  }));
  return {
    _id: `${client.toHexString()}:${day}`,
    client,
    day,
    expected,
    taps: [...entries, ...glasses],
    ...(!isQuiet && { touchedAt: at }),
  };
}
