import { composed } from '../../reading/text.ts';
import type { DosageEntry } from './dosage-plans.ts';

/** The form in which names and strengths of doses are compared: composed, without case and double spaces. */
export const doseNameKey = (text: string): string =>
  composed(text).trim().replaceAll(/\s+/g, ' ').toLowerCase();

type Named = Pick<DosageEntry, 'id' | 'name' | 'quantity'>;

/**
 * Finds the standing entry of each sent one, each at most once: the one of its id; for those that name none, the one of
 * the same name and strength, else of the same name where only one is left. Undefined for a new entry.
 */
export function standingOf<Standing extends Named>(
  sent: readonly Named[],
  standing: readonly Standing[],
): (Standing | undefined)[] {
  const left = new Set(standing);
  const found = new Map<Named, Standing>();
  const pair = (find: (entry: Named) => readonly Standing[]) => {
    for (const entry of sent) {
      const [one, ...others] = found.has(entry) ? [] : find(entry);
      if (!one || others.length > 0) continue;
      found.set(entry, one);
      left.delete(one);
    }
  };
  const among = (fits: (one: Standing) => boolean) => [...left].filter(fits);
  pair(({ id }) => among((one) => id !== '' && one.id === id).slice(0, 1));
  const isSameName = (one: Named, other: Named) => doseNameKey(one.name) === doseNameKey(other.name);
  const isSameStrength = (one: Named, other: Named) =>
    doseNameKey(one.quantity) === doseNameKey(other.quantity);
  pair((entry) => among((one) => isSameName(one, entry) && isSameStrength(one, entry)).slice(0, 1));
  pair((entry) => among((one) => isSameName(one, entry)));
  return sent.map((entry) => found.get(entry));
}
