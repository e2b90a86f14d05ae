import { OFFERINGS } from '@clinic/contract/clients/offerings';
import { getEntry, type CollectionEntry } from 'astro:content';

export interface Plan {
  /** The offering's id, with which its address ends. */
  id: string;
  name: string;
  entry: CollectionEntry<'plans'>;
}

/** The 14 plans in the contract's order; a missing text stops the build. */
export const plans: readonly Plan[] = await Promise.all(
  OFFERINGS.map(async ({ id, name }) => {
    const entry = await getEntry('plans', id);
    if (!entry) throw new Error(`The plan ${id} has no text in src/content/plans.`);
    const words = entry.body?.trim().split(/\s+/).length ?? 0;
    if (words < 60 || words > 120) throw new Error(`The text of ${id} has ${words} words, not 60 to 120.`);
    return { id, name, entry };
  }),
);
