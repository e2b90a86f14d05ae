/** A serial of at most so many digits is counted on; a longer one is the clinic's own numbering. */
const MAX_DIGITS = 9;

export const numberKeyOf = (invoiceNumber: string): string =>
  invoiceNumber.trim().normalize('NFC').toLowerCase();

/** Splits "INV-2026-0012" into "inv-2026-" and 12; nothing for a number that does not end in digits. */
export function seriesOf(invoiceNumber: string): { series: string; serial: number } | undefined {
  const parts = /^(.*?)(\d+)$/u.exec(numberKeyOf(invoiceNumber));
  if (!parts) return undefined;
  const [, series = '', digits = ''] = parts;
  return digits.length > MAX_DIGITS ? undefined : { series, serial: Number(digits) };
}

export const yearSeries = (year: string): string => `inv-${year}-`;

/** Returns the first number that is proposed in a year: INV-2026-0001. */
export const proposedNumber = (year: string, serial: number): string =>
  `INV-${year}-${String(serial).padStart(4, '0')}`;
