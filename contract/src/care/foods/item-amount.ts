import type { Range } from './day-numbers.ts';

/** Signs of a part. */
export const FRACTIONS: Record<string, number> = { '½': 0.5, '¼': 0.25, '¾': 0.75, '⅓': 1 / 3, '⅔': 2 / 3 };
const SIGNS = Object.keys(FRACTIONS).join('');
const WORDS: Record<string, number> = { half: 0.5, quarter: 0.25, one: 1, two: 2, three: 3, four: 4 };

/** Digits of Hindi (from U+0966 on) and Gujarati (from U+0AE6 on). */
export const inLatinDigits = (text: string): string =>
  text.replaceAll(/[\u0966-\u096f\u0ae6-\u0aef]/g, (digit) =>
    String((digit.charCodeAt(0) - 0x9_66) % 0x1_80),
  );

const WHOLE = String.raw`\d+(?:[.,]\d+)?`;
const ONE = new RegExp(String.raw`^(?:(${WHOLE})\s*)?([${SIGNS}])$`, 'u');
const WITH_SLASH = /^(?:(\d+)\s+)?(\d+)\s*\/\s*(\d+)$/;

/** "1½", "½", "1 1/2", "1.5", "half"; undefined for anything else. */
function oneAmount(text: string): number | undefined {
  if (new RegExp(`^${WHOLE}$`).test(text)) return Number(text.replace(',', '.'));
  const sign = ONE.exec(text);
  if (sign) return Number((sign[1] ?? '0').replace(',', '.')) + (FRACTIONS[sign[2] ?? ''] ?? 0);
  const slash = WITH_SLASH.exec(text);
  if (slash) return Number(slash[1] ?? 0) + Number(slash[2]) / Number(slash[3]);
  return WORDS[text.toLowerCase()];
}

/** How many of a unit: a number, "½", "1½", "1/2", or a range ("1-2", "1 to 2", "2 or 3"); undefined when it says none. */
export function amountIn(quantity: number | string): Range | undefined {
  const typed = typeof quantity === 'number' ? String(quantity) : inLatinDigits(quantity.normalize('NFC'));
  const ends = typed
    .trim()
    .split(/\s*(?:[-–—−]|(?<=[\s\d])to(?=[\s\d])|(?<=[\s\d])or(?=[\s\d]))\s*/u)
    .map((end) => oneAmount(end.trim()));
  const known = ends.filter((end) => end !== undefined && Number.isFinite(end) && end > 0) as number[];
  if (ends.length > 2 || known.length !== ends.length) return undefined;
  return { from: Math.min(...known), to: Math.max(...known) };
}
