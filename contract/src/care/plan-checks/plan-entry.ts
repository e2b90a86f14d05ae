import type { FindingPlace } from './findings.ts';
import type { Examined } from './examined-items.ts';

/** Something of a plan that allergies and diets look at: food or dose. */
export interface PlanEntry extends Examined {
  subject: string;
  name: string;
  places: readonly FindingPlace[];
  /** Codes that are not in it but that it is taken with: the milk of a churna. */
  vehicles: ReadonlySet<string>;
  /** The animals that its own name says it is: `egg`, `fish`, `meat`. */
  named: ReadonlySet<string>;
}
