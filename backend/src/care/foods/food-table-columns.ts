import { NUTRIENTS, type Nutrient } from '@clinic/contract/care/foods/foods';
import { KJ_OF_KCAL } from '@clinic/contract/care/foods/macro-energy';

/** Columns of a composition table, by our names and by INFOODS tags, as IFCT and most national tables have them. */

const TAGS: Record<Nutrient, readonly string[]> = {
  kcal: ['energy', 'enerc', 'enerckcal', 'kcal', 'kj'],
  protein: ['procnt', 'protcnt', 'prot'],
  fat: ['fatce', 'totalfat'],
  carbohydrate: ['choavldf', 'choavl', 'chocdf', 'carbohydrates', 'carb'],
  sugars: ['sugar', 'fsugar', 'sugarstotal'],
  fibre: ['fiber', 'fibtg', 'dietaryfibre'],
  lactose: ['lacs'],
  sodium: ['na'],
  potassium: ['k'],
  calcium: ['ca'],
  iron: ['fe'],
  zinc: ['zn'],
  folate: ['fol', 'folsum', 'folate'],
  vitaminC: ['vitc'],
  vitaminK: ['vitk1', 'vitk', 'vitamink1'],
};

const TEXTS = {
  name: ['en', 'food', 'foodname'],
  hi: ['hindi'],
  gu: ['gujarati'],
  aliases: ['othernames'],
  diet: [],
  contains: [],
  mayContain: [],
  avoid: [],
  traits: [],
  units: [],
} as const;
export type TextColumn = keyof typeof TEXTS;

/** Grams of each unit that a table may have; for energy kilocalories. */
const IN_GRAMS: Record<string, number> = { g: 1, mg: 1e-3, ug: 1e-6, mcg: 1e-6, µg: 1e-6, μg: 1e-6 };

export interface ValueColumn {
  nutrient: Nutrient;
  /** The factor by which a table's number is multiplied. */
  factor: number;
}
export type Column = { text: TextColumn } | ValueColumn;

const keyOf = (name: string): string => name.toLowerCase().replaceAll(/[\s_-]/g, '');
const isCalled = (key: string, own: string, others: readonly string[]): boolean =>
  key === keyOf(own) || others.includes(key);

function factorOf(nutrient: Nutrient, key: string, unit: string): number | undefined {
  if (nutrient === 'kcal') {
    // A header without a unit does not say which of the two it is.
    const wanted = unit || (key === 'kj' || key === 'kcal' ? key : '');
    return { kcal: 1, kj: 1 / KJ_OF_KCAL }[wanted];
  }
  const own = NUTRIENTS.find(({ code }) => code === nutrient)?.unit ?? 'g';
  const from = IN_GRAMS[unit || own];
  return from === undefined ? undefined : from / (IN_GRAMS[own] ?? 1);
}

/**
 * Reads a header's cell: "Iron (mg)", "enerc (kJ)", "name". Returns a sentence when it cannot be read, undefined for a
 * column that is left out.
 */
export function columnOf(cell: string): Column | string | undefined {
  const [, name = '', unit = ''] = /^([^([]+)(?:[([]([^)\]]*)[)\]])?\s*$/.exec(cell.trim()) ?? [];
  const key = keyOf(name);
  const text = Object.entries(TEXTS).find(([own, others]) => isCalled(key, own, others));
  if (text) return { text: text[0] as TextColumn };
  const nutrient = NUTRIENTS.find(({ code }) => isCalled(key, code, TAGS[code]))?.code;
  if (!nutrient) return undefined;
  const factor = factorOf(nutrient, key, unit.trim().toLowerCase());
  return factor === undefined
    ? `The column “${cell.trim()}” needs its unit: ${nutrient === 'kcal' ? '(kcal) or (kJ)' : '(g), (mg) or (µg)'}.`
    : { nutrient, factor };
}
