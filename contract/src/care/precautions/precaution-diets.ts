import { clausesOf, isNegated, negation, quoted, type Clause } from './precaution-clauses.ts';
import { DIET_FILLS, restOf } from './precaution-leftovers.ts';
import type { NotChecked, PrecautionSource, PrecautionsReading, ReadFact } from './precaution-facts.ts';
import { WITH_ANIMALS } from './precaution-words.ts';
import { searchable, spansOf, wholeWords, wordFinder, type WordRow } from '../words/table-words.ts';
import { NO_FOOD_WISH, WITHOUT } from '../vocabulary/clauses.ts';
import { DIETS } from '../vocabulary/diets.ts';
import { DIET_WISHES } from '../vocabulary/wishes.ts';

interface DietText {
  from: PrecautionSource;
  text: string;
}

interface DietField extends PrecautionsReading {
  from: PrecautionSource;
  /** The diets that the field names, each with its clause. */
  kinds: { row: WordRow; text: string }[];
  text: string;
}

const dietsIn = wordFinder(DIETS);
const wishesIn = wordFinder(DIET_WISHES);

/** Words before foods that are not eaten. */
const without = wholeWords(WITHOUT);
/** Words for eating less of a food, which is no reason to leave it out. */
const noFoodWish = wholeWords(NO_FOOD_WISH);
/** Diets that are stricter than vegetarian, each in another way. */
const STRICT = new Set(['vegan', 'jain', 'swaminarayan']);

const factOf = (
  { code, label }: WordRow,
  from: PrecautionSource,
  text: string,
  unsure = false,
): ReadFact => ({
  sort: 'diet',
  code,
  label,
  from,
  text: quoted(text),
  unsure,
});

/** Words that a doctor is asked about, with the diets and wishes they name. */
function askedOf(from: PrecautionSource, text: string): NotChecked {
  const rows = new Set([...dietsIn(text), ...wishesIn(text)].map(({ row }) => row));
  const likely = [...rows].map(({ code }) => ({ sort: 'diet' as const, code }));
  return { from, text: quoted(text), ...(likely.length > 0 && { likely }) };
}

/** Splits a text at its "no": "Pure veg", "onion, garlic". */
function parted(text: string): { eaten: string; left: string | null } {
  const at = text.search(without);
  return at < 0 ? { eaten: text, left: null } : { eaten: text.slice(0, at).trim(), left: text.slice(at) };
}

/** Reads the foods that a clause leaves out; a clause that leaves out anything else is quoted. */
function readWishes(field: DietField, { text }: Clause, left: string, unsure: boolean): void {
  const wishes = wishesIn(left);
  for (const { row } of wishes) field.facts.push(factOf(row, field.from, text, unsure));
  const isKind = dietsIn(left).some(({ row }) => !['egg', 'fasting'].includes(row.code));
  const understood = [...wishes, ...[without, negation, noFoodWish].flatMap((words) => spansOf(words, left))];
  if (isKind || restOf(left, understood, DIET_FILLS).leftOver.length > 0)
    field.notChecked.push(askedOf(field.from, text));
}

function readField({ from, text }: DietText): DietField {
  const field: DietField = { from, text, facts: [], notChecked: [], denied: [], kinds: [] };
  let wished = false;
  for (const clause of clausesOf(text)) {
    if (clause.says === 'of others' || clause.says === 'unclear') {
      field.notChecked.push(askedOf(from, clause.text));
      continue;
    }
    const { eaten, left } = parted(clause.text);
    // The negation follows its food: "Egg nahi", "કાંદા નથી ખાતા".
    const isBehind = left === null && isNegated(clause.text);
    const kinds = isBehind ? [] : dietsIn(eaten);
    const wishes = wishesIn(eaten);
    if (left !== null || isBehind) readWishes(field, clause, left ?? eaten, false);
    // "No onion, garlic" continues the list; "No onion, egg" has two readings.
    else if (wished && wishes.length > 0) {
      if (kinds.length > 0) field.notChecked.push(askedOf(from, clause.text));
      else readWishes(field, clause, eaten, true);
      continue;
    }
    wished = left !== null || isBehind;
    for (const { row } of kinds) field.kinds.push({ row, text: clause.text });
    if (isBehind) continue;
    for (const words of restOf(eaten, kinds, DIET_FILLS).leftOver)
      field.notChecked.push(askedOf(from, words));
  }
  return withFasting(field);
}

/** Adds days of fasting, which every diet may have. */
function withFasting(field: DietField): DietField {
  const isFasting = ({ row }: { row: WordRow }) => row.code === 'fasting';
  const facts = field.kinds.filter(isFasting).map(({ row, text }) => factOf(row, field.from, text));
  return {
    ...field,
    facts: [...field.facts, ...facts],
    kinds: field.kinds.filter((kind) => !isFasting(kind)),
  };
}

/** Combines several diet words of one field; null when they contradict each other. */
function together(kinds: DietField['kinds']): DietField['kinds'] | null {
  const strict = kinds.filter(({ row }) => STRICT.has(row.code));
  const animals = kinds.filter(({ row }) => WITH_ANIMALS.has(row.code));
  if (strict.length > 0) return animals.length > 0 ? null : strict;
  const widest = animals.find(({ row }) => row.code === 'mixed') ?? animals[0];
  return widest ? [widest] : kinds;
}

const codesOf = (kinds: DietField['kinds']): string =>
  [...new Set(kinds.map(({ row }) => row.code))].toSorted().join();

/** Combines the fields: when two differ, or one contradicts itself, no diet is checked; the wishes of all count. */
export function readDiets(texts: readonly DietText[]): PrecautionsReading {
  const fields = texts.map(readField);
  const said = fields.filter(({ kinds }) => kinds.length > 0);
  const meant = said.map((field) => ({ ...field, kinds: together(field.kinds) }));
  const differ = new Set(meant.map(({ kinds }) => (kinds ? codesOf(kinds) : null))).size > 1;
  const readings = meant.map(({ from, text, kinds }): PrecautionsReading => {
    if (differ || kinds === null)
      return { facts: [], notChecked: [askedOf(from, searchable(text))], denied: [] };
    return { facts: kinds.map((kind) => factOf(kind.row, from, kind.text)), notChecked: [], denied: [] };
  });
  return {
    facts: [...readings, ...fields].flatMap(({ facts }) => facts),
    notChecked: [...readings, ...fields].flatMap(({ notChecked }) => notChecked),
    denied: [],
  };
}
