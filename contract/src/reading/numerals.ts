import { inLatinDigits, UNSEEN } from './text.ts';

/**
 * One number as it is written, as far as its own characters tell. Of "1,250" they do not tell whether the comma makes a
 * group or is decimal: it has both readings.
 */
export type Numeral =
  | { value: number; comma?: 'group' | 'decimal' }
  | { grouped: number; decimal: number }
  | { refused: string };

const PLAIN = /^[ -_a-~]*$/;

/** Digits of three scripts as 0 to 9, every minus as "-", every blank as " ", every apostrophe as "'". */
export function plainNumerals(text: string): string {
  // Most of what is read in a plan, where each keystroke reads thousands of amounts.
  if (PLAIN.test(text)) return text;
  return inLatinDigits(text.replaceAll(UNSEEN, ''))
    .replaceAll(/[\p{Pd}−﹣－]/gu, '-')
    .replaceAll(/\p{Zs}/gu, ' ')
    .replaceAll(/[’‘ʼ＇`´]/gu, "'");
}

/** Characters of one numeral in a plain text, for expressions that look for numbers between words. */
export const NUMERAL = String.raw`(?:\d[\d,.]*\d|\d|[.,]\d[\d,.]*(?<=\d))`;

const WHOLE = /^\d+$/;
const WITH_POINT = /^\d*\.\d+$/;
const WITH_COMMA = /^(\d*),(\d+)$/;
/** Groups of three (1,250,000), or of two before the last three as in India (12,34,567), then decimals. */
const groups = (mark: string, point: string): RegExp =>
  new RegExp(
    String.raw`^([1-9]\d{0,2}(?:${mark}\d{3})+|[1-9]\d?(?:${mark}\d{2})+${mark}\d{3})(?:(${point})(\d+))?$`,
  );
const GROUPED = [groups(',', String.raw`\.`), groups(' ', '[.,]'), groups("'", '[.,]')];
const EUROPEAN = /^\d{1,3}(?:\.\d{3})+,\d+$|^\d{1,3}(?:\.\d{3}){2,}$/;
const POWER_OF_TEN = /^(?:\d+(?:\.\d+)?|\.\d+)e[-+]?\d{1,3}$/i;

/** How a refused way of writing is written instead: "1.250,00" as 1250.00. */
const europeanSentence = (text: string): string => {
  const [whole = '', part] = text.split(',');
  const plain = whole.replaceAll('.', '') + (part === undefined ? '' : `.${part}`);
  return `${text}: please write ${plain}, with a point before the decimals and none between thousands.`;
};

/** The numeral that a plain text without a sign is; undefined when it is none. Powers of ten are for `powerOfTen`. */
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

/** A number as spreadsheets write large and small ones: "2.5E+02"; undefined for any other text. */
export const powerOfTen = (text: string): number | undefined =>
  POWER_OF_TEN.test(text) ? Number(text) : undefined;
