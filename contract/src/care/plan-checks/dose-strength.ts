import type { DosageEntry } from '../dosage-plans/dosage-plans.ts';
import { wholeWords } from '../words/table-words.ts';
import { strengthsIn, thousandsIn, type Strength as WrittenStrength } from '../../reading/strengths.ts';
import { elementalOf, isSame, plainText, withoutRhythm } from './dose-text.ts';
import { NUTRIENT_WORDS, SALTS, type NutrientRow } from './nutrient-words.ts';
import { quickFinder } from '../words/quick-finder.ts';

/** Why the strength of a dose is unknown. */
export type WhyUnclear = 'none' | 'differ' | 'salt' | 'several' | 'count';

/** A vitamin or mineral of a dose. */
export interface NutrientDose {
  nutrient: NutrientRow;
  /** Micrograms of one piece. */
  micrograms: number | null;
  /** Why `micrograms` is unknown; null when it is known. */
  why: WhyUnclear | null;
  /** True: the strength is in the quantity and not in the name. */
  ofQuantity: boolean;
}

const nutrientsIn = quickFinder(NUTRIENT_WORDS);
const SALT = wholeWords(SALTS);
const NATURAL = /\bd[\s-]alpha|\bnatural\b|\brrr\b/u;
/** Separates the substances of a dose; a slash before a number or a unit of pieces means "of each". */
const PARTING =
  /\+|&|;|,(?!\d)|\b(?:and|with|plus)\b|\/(?!\s*(?:\d|tab|cap|ml|day|drop|piece|pill|sachet|kg|week))/u;
const ONLY_AMOUNTS =
  /^(?:[\d\s.,()½¼¾⅓⅔×*-]|\b(?:x|of|each|per|one|ek|on|me|mein|ma|once|daily|elemental|tablets?|tabs?|capsules?|caps?|softgels?|sachets?|pills?)\b|એક|एक|में)*$/u;

interface Part {
  text: string;
  nutrients: NutrientRow[];
  amounts: WrittenStrength[];
}

const partOf = (text: string): Part => {
  const nutrients = [...new Set(nutrientsIn(text).map(({ row }) => row))];
  const amounts = strengthsIn(text);
  const isD = nutrients.length === 1 && nutrients[0]?.code === 'vitaminD';
  return { text, nutrients, amounts: amounts.length === 0 && isD ? thousandsIn(text) : amounts };
};

/** Tells whether a part is nothing but a strength, which belongs to the part before it. */
const isBare = ({ text, nutrients, amounts }: Part): boolean =>
  nutrients.length === 0 &&
  amounts.length > 0 &&
  ONLY_AMOUNTS.test(amounts.reduce((rest, { from, to }) => rest.replace(text.slice(from, to), ' '), text));

function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  for (const piece of text.split(PARTING).map(partOf)) {
    const last = parts.at(-1);
    if (last && isBare(piece)) parts[parts.length - 1] = partOf(`${last.text} ${piece.text}`);
    else if (piece.text.trim() !== '') parts.push(piece);
  }
  return parts;
}

/**
 * Converts a strength to micrograms per piece. An international unit of natural vitamin E weighs less; some substances
 * have no such unit.
 */
function microgramsOf(
  { code, iu = NaN }: NutrientRow,
  { unit, value }: WrittenStrength,
  text: string,
): number {
  if (unit === 'µg') return value;
  if (code === 'vitaminE') return value * (NATURAL.test(text) ? 1000 / 1.5 : 1000 / 1.1);
  return value * iu;
}

type Strength = Pick<NutrientDose, 'micrograms' | 'why'>;
const unclear = (why: WhyUnclear): Strength => ({ micrograms: null, why });

/** The strength of a part that names one substance. */
function strengthOf(row: NutrientRow, { text, amounts }: Omit<Part, 'nutrients'>): Strength {
  const at = text.indexOf('elemental');
  const counting = at < 0 ? amounts : elementalOf(amounts, at);
  const [first, ...others] = counting.map((amount) => microgramsOf(row, amount, text));
  if (first === undefined) return unclear('none');
  if (row.isMineral && at < 0 && text.search(SALT) >= 0) return unclear('salt');
  if (Number.isNaN(first) || counting.some(({ isUnclear }) => isUnclear)) return unclear('several');
  return others.every((other) => isSame(other, first)) ? { micrograms: first, why: null } : unclear('differ');
}

/** Reads names and strengths in turn: in "Calcium 500 mg D3 1,000 IU" each name has the strength behind it. */
function byTurns(part: Part): Map<NutrientRow, Strength> {
  const names = nutrientsIn(part.text);
  const starts = names.map(({ from }) => from).toSorted((one, other) => one - other);
  const own = names.map(({ row, from }) => {
    const next = starts.find((start) => start > from) ?? Infinity;
    return { row, amounts: part.amounts.filter((amount) => amount.from > from && amount.from < next) };
  });
  const isEach = names.length === part.nutrients.length && own.every(({ amounts }) => amounts.length === 1);
  return new Map(
    own.map(({ row, amounts }) => [
      row,
      isEach ? strengthOf(row, { text: part.text, amounts }) : unclear('several'),
    ]),
  );
}

function addTo(strengths: Map<NutrientRow, Strength>, more: ReadonlyMap<NutrientRow, Strength>): void {
  for (const [nutrient, strength] of more) {
    const before = strengths.get(nutrient);
    strengths.set(nutrient, before ? joined(before, strength) : strength);
  }
}

function strengthsOfParts(parts: readonly Part[]): Map<NutrientRow, Strength> {
  const strengths = new Map<NutrientRow, Strength>();
  for (const part of parts) {
    const [only, ...others] = part.nutrients;
    addTo(strengths, only && others.length === 0 ? new Map([[only, strengthOf(only, part)]]) : byTurns(part));
  }
  return strengths;
}

/**
 * Merges two statements of one strength: the element's weight replaces the salt's, a written one replaces a missing
 * one, and two that differ are unclear.
 */
function joined(one: Strength, other: Strength): Strength {
  const doubtful = [one, other].find(({ why }) => why === 'several' || why === 'differ');
  if (doubtful) return doubtful;
  if (one.micrograms === null) return other.why === 'none' ? one : other;
  if (other.micrograms === null) return one;
  return isSame(one.micrograms, other.micrograms) ? one : unclear('differ');
}

/** A strength at the start of the quantity belongs to the only substance of the name. */
function strengthOfBare(
  [part, ...parts]: readonly Part[],
  [bare]: readonly Part[],
): ReadonlyMap<NutrientRow, Strength> {
  const [only, ...others] = part?.nutrients ?? [];
  if (!part || !only || !bare || parts.length + others.length > 0 || !isBare(bare)) return new Map();
  const start = part.text.length + 1;
  const amounts = bare.amounts.map((one) => ({ ...one, from: one.from + start, to: one.to + start }));
  return new Map([[only, strengthOf(only, { text: `${part.text} ${bare.text}`, amounts })]]);
}

const read = (text: string): Part[] => partsOf(withoutRhythm(plainText(text)));

/**
 * The vitamins and minerals of a dose with their strengths, from its name and quantity; the size of a pack is no
 * strength.
 */
export function strengthsOf({ name, quantity, total }: DosageEntry): NutrientDose[] {
  const [named, given] = [read(name), read(quantity)];
  const ofName = strengthsOfParts(named);
  const strengths = new Map(ofName);
  addTo(strengths, strengthOfBare(named, given));
  addTo(strengths, strengthsOfParts(given));
  return [...strengths].map(([nutrient, strength]) => ({
    nutrient,
    ...(total > 0 ? strength : unclear('count')),
    ofQuantity: strength.why === null && strength !== ofName.get(nutrient),
  }));
}
