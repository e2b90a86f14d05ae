import { eatenOf } from '../diet-plans/plates.ts';
import { foodName, type FoodIndex } from '../foods/food-index.ts';
import type { DosageEntry } from '../dosage-plans/dosage-plans.ts';
import { searchable } from '../words/table-words.ts';
import type { FindingPlace, PlansToCheck } from './findings.ts';

/** One quantity in which an item is eaten at a time. */
export interface Portion {
  quantity: number | string;
  unit: string;
  places: FindingPlace[];
}

/** An item, once for all its places in the plans. */
export interface PlanItem {
  /** Its name in keys of findings, with the chosen food if the name alone would not find it. */
  subject: string;
  /** The name that is shown. */
  name: string;
  /** The normalised text that rules search. */
  plain: string;
  food?: string;
  /** Free text of a snack beside its name. */
  notes: string;
  portions: Portion[];
}

/** A vitamin or herb with its place. */
export interface PlanDose {
  subject: string;
  /** The name that is shown. */
  name: string;
  /** The normalised text that rules search. */
  plain: string;
  entry: DosageEntry;
  places: FindingPlace[];
}

/** The name in keys; the food is added only if the name alone would not find it. */
function subjectOf(name: string, food: string | undefined, foods: FoodIndex): string {
  const plain = foodName(name);
  if (food === undefined || foods.foodsNamed({ name }).some(({ id }) => id === food) || !foods.get(food))
    return plain;
  return `${plain}#${food}`;
}

interface Eaten {
  name: string;
  /** Stands before the name, so that a line of "Take" has its own findings and answers beside the meals'. */
  heading?: string;
  food?: string | undefined;
  quantity: number | string;
  unit: string;
  notes: string;
  place: FindingPlace;
}

/** The heading of lines that a client may eat at any time. */
const TAKE = 'Take: ';

function* eaten({ diet, take = [], snacks }: PlansToCheck): Generator<Eaten> {
  for (const [week, { mealPlan }] of diet.entries())
    for (const [meal, { itemGroups }] of mealPlan.entries())
      for (const [group, items] of itemGroups.entries())
        for (const [item, written] of items.entries())
          for (const { name, food, quantity, unit } of eatenOf(written))
            yield { name, food, quantity, unit, notes: '', place: { plan: 'diet', week, meal, group, item } };
  for (const [line, name] of take.entries())
    yield { name, heading: TAKE, quantity: '', unit: '', notes: '', place: { plan: 'diet', take: line } };
  for (const [item, { name, food, quantity }] of snacks.entries())
    yield { name, food, quantity, unit: '', notes: quantity, place: { plan: 'snacks', item } };
}

/** All items of the diet plan, its "Take" and the snacks, each name once; names without a letter are left out. */
export function itemsOf(plans: PlansToCheck, foods: FoodIndex): PlanItem[] {
  const items = new Map<string, PlanItem>();
  /** Cached by text, since most portions of a plan are written several times. */
  const portions = new Map<string, Portion | null>();
  for (const { name, heading = '', food, quantity, unit, notes, place } of eaten(plans)) {
    const written = `${heading}${name}\n${quantity}\n${unit}\n${food ?? ''}\n${notes}`;
    const before = portions.get(written);
    if (before) before.places.push(place);
    if (before !== undefined) continue;
    const plain = subjectOf(name, food, foods);
    if (plain === '') {
      portions.set(written, null);
      continue;
    }
    const subject = `${heading.toLowerCase()}${plain}`;
    const shown = `${heading}${searchable(name)}`;
    // Snacks with different notes are different items.
    const key = `${subject}\n${notes}`;
    const item = items.get(key) ?? {
      subject,
      name: shown,
      plain: foodName(name),
      notes,
      portions: [],
      ...(food && { food }),
    };
    items.set(key, item);
    if (shown < item.name) item.name = shown;
    const portion: Portion = { quantity, unit, places: [place] };
    portions.set(written, portion);
    item.portions.push(portion);
  }
  return [...items.values()];
}

export const placesOf = ({ portions }: PlanItem): FindingPlace[] => portions.flatMap(({ places }) => places);

/** All doses of the vitamin and the herbs plan. */
export const dosesOf = ({ vitamin, herbs }: PlansToCheck): PlanDose[] =>
  (['vitamin', 'herbs'] as const).flatMap((plan) =>
    (plan === 'vitamin' ? vitamin : herbs).flatMap((entry, item) => {
      const subject = foodName(entry.name);
      return subject === ''
        ? []
        : [{ subject, name: searchable(entry.name), plain: subject, entry, places: [{ plan, item }] }];
    }),
  );
