import type { Rule } from '../rules.ts';

interface State {
  name: string;
  unionTerritory?: true;
  /** The name's spelling in the offline tool's list, where it differs. */
  inReturns?: string;
}

/** Codes of the States; a Union Territory without a legislature has UTGST in the place of SGST. */
export const STATES: Readonly<Record<string, State>> = {
  '01': { name: 'Jammu and Kashmir', inReturns: 'Jammu & Kashmir' },
  '02': { name: 'Himachal Pradesh' },
  '03': { name: 'Punjab' },
  '04': { name: 'Chandigarh', unionTerritory: true },
  '05': { name: 'Uttarakhand' },
  '06': { name: 'Haryana' },
  '07': { name: 'Delhi' },
  '08': { name: 'Rajasthan' },
  '09': { name: 'Uttar Pradesh' },
  10: { name: 'Bihar' },
  11: { name: 'Sikkim' },
  12: { name: 'Arunachal Pradesh' },
  13: { name: 'Nagaland' },
  14: { name: 'Manipur' },
  15: { name: 'Mizoram' },
  16: { name: 'Tripura' },
  17: { name: 'Meghalaya' },
  18: { name: 'Assam' },
  19: { name: 'West Bengal' },
  20: { name: 'Jharkhand' },
  21: { name: 'Odisha' },
  22: { name: 'Chhattisgarh' },
  23: { name: 'Madhya Pradesh' },
  24: { name: 'Gujarat' },
  26: {
    name: 'Dadra and Nagar Haveli and Daman and Diu',
    unionTerritory: true,
    inReturns: 'Dadra & Nagar Haveli & Daman & Diu',
  },
  27: { name: 'Maharashtra' },
  29: { name: 'Karnataka' },
  30: { name: 'Goa' },
  31: { name: 'Lakshadweep', unionTerritory: true, inReturns: 'Lakshdweep' },
  32: { name: 'Kerala' },
  33: { name: 'Tamil Nadu' },
  34: { name: 'Puducherry' },
  35: {
    name: 'Andaman and Nicobar Islands',
    unionTerritory: true,
    inReturns: 'Andaman & Nicobar Islands',
  },
  36: { name: 'Telangana' },
  37: { name: 'Andhra Pradesh' },
  38: { name: 'Ladakh', unionTerritory: true },
  97: { name: 'Other Territory', unionTerritory: true },
};

/** Names the State's half of the tax: UTGST in a Union Territory without a legislature, else SGST. */
export const stateTaxName = (code: string): 'SGST' | 'UTGST' =>
  STATES[code]?.unionTerritory ? 'UTGST' : 'SGST';

/** Codes sorted by number; an object's own order puts keys such as "24" before "01". */
export const STATE_CODES: readonly string[] = Object.keys(STATES).toSorted();

/** Normalises a typed tax number: without spaces, in capitals. */
export const gstinAsStored = (typed: string): string => typed.replaceAll(/[\s-]/gu, '').toUpperCase();

/** A GSTIN: code of the State, PAN, number of the registration, Z, check digit. */
const GSTIN = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/;
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * The check digit by Luhn's algorithm to the base 36: every second digit counts twice, and a product's digits are
 * added.
 */
function checkDigit(body: string): string | undefined {
  let sum = 0;
  for (const [place, character] of [...body].entries()) {
    const product = DIGITS.indexOf(character) * (place % 2 === 0 ? 1 : 2);
    sum += Math.floor(product / 36) + (product % 36);
  }
  return DIGITS[(36 - (sum % 36)) % 36];
}

/** Tells whether the check digit of a number of 15 characters is right. */
export const isChecked = (number: string): boolean => checkDigit(number.slice(0, -1)) === number.at(-1);

export const GSTIN_MISTYPED = 'This GSTIN is mistyped: its last digit does not fit the others.';

/** Checks a clinic's GSTIN: fifteen characters, an existing State, a right check digit. */
export const gstin: Rule = (value) => {
  if (typeof value !== 'string' || !GSTIN.test(value))
    return 'Please enter the 15 letters and digits of a GSTIN, such as 27AAPFU0939F1ZV.';
  if (!STATES[value.slice(0, 2)]) return 'The first two digits are the code of no State.';
  return isChecked(value) ? undefined : GSTIN_MISTYPED;
};

export const stateCode: Rule = (value) =>
  STATE_CODES.some((code) => code === value) ? undefined : 'Please choose a State.';

/** The code of the State with which a GSTIN begins. */
export const stateOf = (number: string): string => number.slice(0, 2);
