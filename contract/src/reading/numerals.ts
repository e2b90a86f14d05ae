import { inLatinDigits, UNSEEN } from './text.ts';

/**
 * A written number before its field is known: "1,250" has two readings, since its characters do not tell whether the
 * comma groups thousands or is decimal.
 */
export type Numeral =
  | { value: number; comma?: 'group' | 'decimal' }
  | { grouped: number; decimal: number }
  | { refused: string };

const PLAIN = /^[ -_a-~]*$/;

/**
 * Normalises a number's characters: digits of three scripts to 0–9, every minus to "-", space to " ", apostrophe to
 * "'".
 */
export function plainNumerals(text: string): string {
  // A shortcut for most texts: a plan reads thousands of amounts at each keystroke.
  if (PLAIN.test(text)) return text;
  return inLatinDigits(text.replaceAll(UNSEEN, ''))
    .replaceAll(/[\p{Pd}−﹣－]/gu, '-')
    .replaceAll(/\p{Zs}/gu, ' ')
    .replaceAll(/[’‘ʼ＇`´]/gu, "'");
}

/** The characters of one number, for regular expressions that look for numbers among words. */
export const NUMERAL = String.raw`(?:\d[\d,.]*\d|\d|[.,]\d[\d,.]*(?<=\d))`;

const WHOLE = /^\d+$/;
const WITH_POINT = /^\d*\.\d+$/;
const WITH_COMMA = /^(\d*),(\d+)$/;
/** Groups of three digits (1,250,000), or Indian ones of two before the last three (12,34,567), then decimals. */
const groups = (mark: string, point: string): RegExp =>
  new RegExp(
    String.raw`^([1-9]\d{0,2}(?:${mark}\d{3})+|[1-9]\d?(?:${mark}\d{2})+${mark}\d{3})(?:(${point})(\d+))?$`,
  );
const GROUPED = [groups(',', String.raw`\.`), groups(' ', '[.,]'), groups("'", '[.,]')];
const EUROPEAN = /^\d{1,3}(?:\.\d{3})+,\d+$|^\d{1,3}(?:\.\d{3}){2,}$/;
const POWER_OF_TEN = /^(?:\d+(?:\.\d+)?|\.\d+)e[-+]?\d{1,3}$/i;

/** The sentence that shows how to write a European number: "1.250,00" as 1250.00. */
const europeanSentence = (text: string): string => {
  const [whole = '', part] = text.split(',');
  const plain = whole.replaceAll('.', '') + (part === undefined ? '' : `.${part}`);
  return `${text}: please write ${plain}, with a point before the decimals and none between thousands.`;
};

/** Reads a normalised text without a sign as a number; undefined for others. `powerOfTen` reads powers of ten. */
export function numeralOf(text: string): Numeral | undefined {
  if (!/^[\d.,]/.test(text)) return undefined;
  if (WHOLE.test(text)) return { value: Number(text) };
  if (WITH_POINT.test(text)) return { value: Number(text), comma: 'group' };
  if (EUROPEAN.test(text)) return { refused: europeanSentence(text) };
  const grouped = groupedNumeral(text);
  const [, before, after = ''] = WITH_COMMA.exec(text) ?? [];
  if (before === undefined) return grouped;
  const decimal = Number(`${before || '0'}.${after}`);
  return grouped ? { grouped: grouped.value, decimal } : { value: decimal, comma: 'decimal' };
}

function groupedNumeral(text: string): { value: number; comma: 'group' | 'decimal' } | undefined {
  const found = GROUPED.map((pattern) => pattern.exec(text)).find(Boolean);
  if (!found) return undefined;
  const [, whole = '', point, part = '0'] = found;
  const value = Number(`${whole.replaceAll(/[, ']/g, '')}.${part}`);
  return { value, comma: point === ',' ? 'decimal' : 'group' };
}

/** Reads a number as spreadsheets write large and small ones: "2.5E+02"; undefined for any other text. */
export const powerOfTen = (text: string): number | undefined =>
  POWER_OF_TEN.test(text) ? Number(text) : undefined;
