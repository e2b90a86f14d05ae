import type { Rule } from './rules.ts';

const NUMBER = /(?<![\d\p{L}])[-−]?(?:\d[\d,]*(?:\.\d+)?|\.\d+)|\d[\d,]*(?:\.\d+)?/u;
/** One number, with its unit behind it or without. */
const ONE_NUMBER = /^[-−]?(?:\d[\d,]*(?:\.\d+)?|\.\d+)[\s\p{L}%°²³/.]*$/u;

/**
 * The number in a typed text, the only place where texts become numbers: "72 kg" → 72, "1,234.5" → 1234.5,
 * "41,5" → 41.5; undefined when there is none. Of several ("120/80", "60-65") it is the first.
 */
export function numberIn(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value !== 'string') return undefined;
  const found = NUMBER.exec(value)?.[0];
  if (found === undefined) return undefined;
  const decimalComma = /,\d{1,2}$/.test(found) && !/,.*,/.test(found);
  const plain = decimalComma ? found.replace(',', '.') : found.replaceAll(',', '');
  const number = Number(plain.replace('−', '-'));
  return Number.isFinite(number) ? number : undefined;
}

/** A text that is one number, such as "79.5", "79,5" or "79.5 kg"; empty is fine. */
export const oneNumber: Rule = (value) => {
  const text = typeof value === 'string' ? value.trim() : value;
  if (text === '' || text === undefined || text === null) return undefined;
  const isNumber = typeof text === 'string' ? ONE_NUMBER.test(text) : true;
  return isNumber && numberIn(text) !== undefined ? undefined : 'Please enter a number, such as 79.5.';
};

/**
 * The whole number that a text is: digits and nothing else ("12", " 12 "). NaN for any other text ("1.5", "-2", "1e2",
 * "½", "", "०"), which every rule of whole numbers refuses.
 */
export const wholeNumberIn = (text: string): number =>
  /^\d+$/.test(text.trim()) ? Number(text) : Number.NaN;

/** How much of a meal's item: a number where the text is nothing else ("1,5" → 1.5), otherwise the text ("½ katori"). */
export function quantityIn(typed: string): number | string {
  const text = typed.trim();
  return (/^\d+(?:[.,]\d+)?$/.test(text) ? numberIn(text) : undefined) ?? text;
}

/** A quantity that has its unit behind it: "½ katori", "1.5 cups", "2-3 pieces". */
const WITH_UNIT = /^([\d½¼¾⅓⅔.,/\s–-]*[\d½¼¾⅓⅔])\s*(\p{L}[\p{L}\s.]*)$/u;

/** A typed quantity without the unit behind it, and that unit; undefined where there is no unit. */
export function quantityWithUnit(typed: string): { quantity: string; unit: string } | undefined {
  const [, quantity = '', unit = ''] = WITH_UNIT.exec(typed.trim()) ?? [];
  return unit ? { quantity, unit: unit.trim() } : undefined;
}
