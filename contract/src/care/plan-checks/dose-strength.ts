import type { DosageEntry } from '../dosage-plans/dosage-plans.ts';
import { wholeWords } from '../words/table-words.ts';
import { strengthsIn, thousandsIn, type Strength as WrittenStrength } from '../../reading/strengths.ts';
import { elementalOf, isSame, plainText, withoutRhythm } from './dose-text.ts';
import { NUTRIENT_WORDS, SALTS, nutrientOf, type NutrientRow } from './nutrient-words.ts';
import { quickFinder } from '../words/quick-finder.ts';

/** Why nothing is known of a dose. */
export type WhyUnclear = 'none' | 'differ' | 'salt' | 'several' | 'count';

/** A vitamin or mineral of a dose. */
export interface NutrientDose {
  code: string;
  /** Micrograms of one piece. */
  micrograms: number | null;
  /** Why not, when they are not known. */
  why: WhyUnclear | null;
  /** The strength stands in the quantity, not in the name. */
  ofQuantity: boolean;
}

const nutrientsIn = quickFinder(NUTRIENT_WORDS);
const SALT = wholeWords(SALTS);
const NATURAL = /\bd[\s-]alpha|\bnatural\b|\brrr\b/u;
/** These part the substances of a dose; a stroke before a number or a piece says "of each". */
const PARTING =
  /\+|&|;|,(?!\d)|\b(?:and|with|plus)\b|\/(?!\s*(?:\d|tab|cap|ml|day|drop|piece|pill|sachet|kg|week))/u;
const ONLY_AMOUNTS =
  /^(?:[\d\s.,()½¼¾⅓⅔×*-]|\b(?:x|of|each|per|one|ek|on|me|mein|ma|once|daily|elemental|tablets?|tabs?|capsules?|caps?|softgels?|sachets?|pills?)\b|એક|एक|में)*$/u;

interface Part {
  text: string;
  codes: string[];
  amounts: WrittenStrength[];
}

const partOf = (text: string): Part => {
  const codes = [...new Set(nutrientsIn(text).map(({ row }) => row.code))];
  const amounts = strengthsIn(text);
  const isD = codes.length === 1 && codes[0] === 'vitaminD';
  return { text, codes, amounts: amounts.length === 0 && isD ? thousandsIn(text) : amounts };
};

/** Nothing but a strength: it belongs to what stands before it. */
const isBare = ({ text, codes, amounts }: Part): boolean =>
  codes.length === 0 &&
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

/** Micrograms of one piece; international units of vitamin E weigh less when it is natural. */
function microgramsOf(
  { code, iu }: NutrientRow,
  { unit, value }: WrittenStrength,
  text: string,
): number | undefined {
  if (unit === 'µg') return value;
  if (code === 'vitaminE') return value * (NATURAL.test(text) ? 1000 / 1.5 : 1000 / 1.1);
  return iu === undefined ? undefined : value * iu;
}

type Strength = Pick<NutrientDose, 'micrograms' | 'why'>;
const unclear = (why: WhyUnclear): Strength => ({ micrograms: null, why });

/** The strength of the only substance of a part. */
function strengthOf(row: NutrientRow, { text, amounts }: Omit<Part, 'codes'>): Strength {
  const at = /elemental/u.exec(text)?.index;
  const counting = at === undefined ? amounts : elementalOf(amounts, at);
  if (counting.length === 0) return unclear('none');
  if (row.isMineral && at === undefined && SALT && text.search(SALT) >= 0) return unclear('salt');
  const values = counting.map((amount) => microgramsOf(row, amount, text));
  const [first] = values;
  if (first === undefined || counting.some(({ isUnclear }) => isUnclear)) return unclear('several');
  return values.every((value) => value !== undefined && isSame(value, first))
    ? { micrograms: first, why: null }
    : unclear('differ');
}

/** "Calcium 500 mg D3 1,000 IU": each name has its own strength behind it. */
function byTurns(part: Part): Map<string, Strength> {
  const names = nutrientsIn(part.text);
  const starts = names.map(({ from }) => from).toSorted((one, other) => one - other);
  const own = names.map(({ row, from }) => {
    const next = starts.find((start) => start > from) ?? Infinity;
    return { row, amounts: part.amounts.filter((amount) => amount.from > from && amount.from < next) };
  });
  const isEach = names.length === part.codes.length && own.every(({ amounts }) => amounts.length === 1);
  return new Map(
    own.map(({ row, amounts }) => [
      row.code,
      isEach ? strengthOf(row, { text: part.text, amounts }) : unclear('several'),
    ]),
  );
}

function strengthsOfParts(parts: readonly Part[]): Map<string, Strength> {
  const strengths = new Map<string, Strength>();
  for (const part of parts) {
    const [code] = part.codes;
    const row = code === undefined || part.codes.length > 1 ? undefined : nutrientOf(code);
    const own = row ? new Map([[row.code, strengthOf(row, part)]]) : byTurns(part);
    for (const [one, strength] of own) {
      const before = strengths.get(one);
      if (!before || before.why === 'none') strengths.set(one, strength);
      else if (strength.why !== 'none') strengths.set(one, joined(before, strength));
    }
  }
  return strengths;
}

/**
 * Joins a strength that is said twice: a salt's weight gives way to the element's, an unclear one to nothing.
 */
function joined(one: Strength, other: Strength): Strength {
  const doubtful = [one, other].find(({ why }) => why === 'several' || why === 'differ');
  if (doubtful) return doubtful;
  if (one.micrograms === null || other.micrograms === null) return one.micrograms === null ? other : one;
  return isSame(one.micrograms, other.micrograms) ? one : unclear('differ');
}

/** The vitamins and minerals of a dose with their strengths, of its name and its quantity; a pack is no strength. */
export function strengthsOf({ name, quantity, total }: DosageEntry): NutrientDose[] {
  const [named, given] = [name, quantity].map((text) => partsOf(withoutRhythm(plainText(text))));
  const [ofName, ofQuantity] = [strengthsOfParts(named ?? []), strengthsOfParts(given ?? [])];
  const bare = (given ?? []).filter(isBare).flatMap(({ amounts }) => amounts);
  const only = named?.length === 1 && ofName.size === 1 ? nutrientOf([...ofName.keys()][0] ?? '') : undefined;
  if (only && bare.length > 0)
    ofQuantity.set(only.code, strengthOf(only, { text: plainText(`${name} ${quantity}`), amounts: bare }));
  return [...new Set([...ofName.keys(), ...ofQuantity.keys()])].map((code) => {
    const [one, other] = [ofName.get(code), ofQuantity.get(code)];
    const isNamed = one !== undefined && one.why !== 'none';
    const isGiven = other !== undefined && other.why !== 'none';
    const both = isNamed && isGiven ? joined(one, other) : isNamed ? one : (other ?? one);
    const { micrograms, why } = both ?? unclear('none');
    const isOfQuantity = isGiven && one?.why !== null && why === null;
    if (total <= 0) return { code, micrograms: null, why: 'count', ofQuantity: false };
    return { code, micrograms, why, ofQuantity: isOfQuantity };
  });
}
