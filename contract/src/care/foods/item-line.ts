import { MAX_LINE } from '../../constants.ts';
import { wholeNumberIn } from '../../reading/numbers.ts';
import { sentenceOf, valueOf, type Reading } from '../../reading/reading.ts';
import { composed } from '../../reading/text.ts';
import type { MealItem } from '../diet-plans/diet-plans.ts';
import { plateOf, plateProblem, type PlateComponent } from '../diet-plans/plates.ts';
import type { FoodIndex } from './food-index.ts';
import { readTypedFood, type TypedFood } from './typed-food.ts';

/** An item as a line says it; `days` is absent where none were typed: it lasts what its group still needs. */
export type LineItem = Omit<MealItem, 'days'> & { days?: number };

/** One typed line of a meal. */
export interface ItemLine {
  /** Where the first item goes: behind the last one, beside it as an alternative (OR), or in place of all there is. */
  place: 'next' | 'alternative' | 'instead';
  /** At least one; each further one is one more alternative. */
  items: LineItem[];
}

const PLACES: Record<string, ItemLine['place']> = { '/': 'alternative', '=': 'instead' };

/** The days at the end of an item: "3d", "3 days", "३ दिन", "૩ દિવસ". */
const DAYS = /(?:^|\s)(\S+?)\s*(?:d|days?|दिन|દિવસ)$/iu;
const STARTS_WITH_DIGIT = /^[\d०-९૦-૯]/u;
const ENDS_WITH_DIGIT = /[\d०-९૦-૯]$/u;

const NO_FOOD = 'Please name a food.';
const refused = (sentence: string) => ({ none: true, sentence }) as const;

/** Splits at a sign, but not inside a name of the catalogue: "Peanut & Jaggery Chikki" is one food. */
function partsOf(text: string, sign: RegExp, foods: FoodIndex): string[] {
  const pieces = text.split(sign);
  const parts: string[] = [];
  for (let from = 0; from < pieces.length;) {
    let to = pieces.length;
    const upTo = () => pieces.slice(from, to).join('').trim();
    while (to > from + 1 && !isFood(upTo(), foods)) to -= 2;
    parts.push(upTo());
    from = to + 1;
  }
  return parts;
}

function isFood(text: string, foods: FoodIndex): boolean {
  const read = valueOf(readTypedFood(text, foods));
  return read !== undefined && foods.named(read.name) !== undefined;
}

/** Foods without a typed amount are one of their first unit, else one piece. */
const componentOf = ({ name, food, amount }: TypedFood, foods: FoodIndex): PlateComponent => ({
  name,
  ...(amount ?? { quantity: 1, unit: foods.named(name)?.units[0]?.name ?? 'piece' }),
  ...(food !== undefined && { food }),
});

/** The days that are written behind a text; undefined where none are. */
function daysBehind(text: string, foods: FoodIndex): { before: string; days: number } | undefined {
  const [said, number = ''] = DAYS.exec(text) ?? [];
  if (said === undefined || !STARTS_WITH_DIGIT.test(number) || foods.named(text)) return undefined;
  return { before: text.slice(0, -said.length), days: wholeNumberIn(number) };
}

function readItem(typed: string, foods: FoodIndex): Reading<LineItem> {
  const lasting = daysBehind(typed, foods);
  if (lasting && !(Number.isInteger(lasting.days) && lasting.days > 0))
    return refused('Please write the days as a whole number, for example “3d”.');
  const components: PlateComponent[] = [];
  for (const part of partsOf(lasting?.before ?? typed, /(\s*[&＆]\s*)/u, foods)) {
    if (daysBehind(part, foods)) return refused('Please write the days once, at the end.');
    const read = readTypedFood(part, foods);
    if (!('value' in read)) return refused(sentenceOf(read) ?? NO_FOOD);
    if (read.value.name.length > MAX_LINE)
      return refused(`Please use at most ${MAX_LINE} characters for a food.`);
    components.push(componentOf(read.value, foods));
  }
  const [only, another] = components;
  const problem = another && plateProblem(components);
  if (!only || problem) return refused(problem ?? NO_FOOD);
  return { value: { ...(another ? plateOf(components) : only), ...(lasting && { days: lasting.days }) } };
}

/**
 * Reads one line of a meal: "2 phulka & bhindi sabzi 1 bowl" is a plate of two foods, "… 3d" lasts three days, " / "
 * stands between alternatives. A line that begins with "/" is one more alternative, with "=" it stands instead of the
 * meal's items. `readTypedFood` reads each food; whatever it asks about, the line asks.
 */
export function readItemLine(typed: string, foods: FoodIndex): Reading<ItemLine> {
  const text = composed(typed).trim();
  const place = PLACES[text.slice(0, 1)];
  const alternatives = partsOf(place ? text.slice(1).trim() : text, /(\s+\/(?:\s+|$))/u, foods);
  const isFraction = alternatives.some(
    (one, at) => ENDS_WITH_DIGIT.test(one) && STARTS_WITH_DIGIT.test(alternatives[at + 1] ?? ''),
  );
  if (isFraction) return refused('Please write a fraction without spaces (1/2), or a unit before the “/”.');
  const items: LineItem[] = [];
  for (const alternative of alternatives) {
    const read = readItem(alternative, foods);
    if (!('value' in read)) return refused(sentenceOf(read) ?? NO_FOOD);
    items.push(read.value);
  }
  return { value: { place: place ?? 'next', items } };
}
