import type { FindingPlace } from './findings.ts';
import type { Examined } from './examined-items.ts';

/** A food or dose of a plan, examined for allergies and diets. */
export interface PlanEntry extends Examined {
  subject: string;
  name: string;
  places: readonly FindingPlace[];
  /** Codes of what it is taken with, such as the milk of a churna. */
  vehicles: ReadonlySet<string>;
  /** The animals that its own name states: `egg`, `fish`, `meat`. */
  named: ReadonlySet<string>;
}
