/**
 * The number in a text that somebody typed: "72 kg" → 72, "1,234.5" → 1234.5, "72,5" → 72.5; undefined when
 * there is none. Of several ("120/80", "60-65") it is the first.
 */
export function numberIn(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value !== 'string') return undefined;
  const found = /(?<![\d\p{L}])[-−]?(?:\d[\d,]*(?:\.\d+)?|\.\d+)|\d[\d,]*(?:\.\d+)?/u.exec(value)?.[0];
  if (found === undefined) return undefined;
  const decimalComma = /,\d{1,2}$/.test(found) && !/,.*,/.test(found);
  const plain = decimalComma ? found.replace(',', '.') : found.replaceAll(',', '');
  const number = Number(plain.replace('−', '-'));
  return Number.isFinite(number) ? number : undefined;
}

/** Post minus pre with two decimals ("-2.50"), whenever both hold a number; empty text otherwise. */
export function delta(pre: unknown, post: unknown): string {
  const [before, after] = [numberIn(pre), numberIn(post)];
  if (before === undefined || after === undefined) return '';
  const difference = (after - before).toFixed(2);
  return difference === '-0.00' ? '0.00' : difference;
}
