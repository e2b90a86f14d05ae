import type { Rule } from '../rules.ts';
import { GSTIN_MISTYPED, isChecked, STATES, stateOf } from './gstin.ts';

/** A kind of number that a recipient may have. */
interface RecipientKind {
  /** Its name on the form and the paper. */
  name: string;
  pattern: RegExp;
  /** True: registered in the sense of CGST 2(94), unlike a holder of a UIN. */
  isRegistered: boolean;
  /**
   * True: the return lists the papers in B2B, credits in CDNR and lines in HSN of B2B; false: with unregistered
   * persons.
   */
  inB2b: boolean;
}

/** Patterns of the GST portal's interface, whose B2B table refuses the last two kinds. */
export const RECIPIENT_KINDS = [
  {
    name: 'GSTIN',
    pattern: /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z][1-9ABE-JZ][\dA-Z]$/,
    isRegistered: true,
    inB2b: true,
  },
  {
    name: 'GSTIN of a tax deductor (TDS)',
    pattern: /^\d{2}[A-Z]{4}[\dA-Z]\d{4}[A-Z][1-9A-Z]D[\dA-Z]$/,
    isRegistered: true,
    inB2b: true,
  },
  {
    name: 'GSTIN of a tax collector (TCS)',
    pattern: /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]C[\dA-Z]$/,
    isRegistered: true,
    inB2b: true,
  },
  {
    name: 'UIN',
    pattern: /^\d{4}[A-Z]{3}\d{5}[OU]N[\dA-Z]$/,
    isRegistered: false,
    inB2b: true,
  },
  {
    name: 'GSTIN of a non-resident',
    pattern: /^\d{4}[A-Z]{3}\d{5}N[FR][\dA-Z]$/,
    isRegistered: true,
    inB2b: false,
  },
  {
    name: 'GSTIN of an online service from abroad (OIDAR)',
    pattern: /^99\d{2}[A-Z]{3}\d{5}OS[\dA-Z]$/,
    isRegistered: true,
    inB2b: false,
  },
] as const satisfies RecipientKind[];

/** First digits of numbers without a present State: two merged States, and codes of no State. */
const OTHER_CODES: Readonly<Record<string, string | null>> = { 25: '26', 28: '37', 96: null, 99: null };

/** The kind of a recipient's number; undefined when it is none. */
export const recipientKind = (number: string): RecipientKind | undefined =>
  RECIPIENT_KINDS.find(({ pattern }) => pattern.test(number));

/** Code of the State in a recipient's number; undefined without one. */
export function stateOfRecipient(number: string): string | undefined {
  const code = stateOf(number);
  return STATES[code] ? code : (OTHER_CODES[code] ?? undefined);
}

/** Checks a recipient's number: of a registered person, embassy, UN body or foreigner, with a right check digit. */
export const recipientNumber: Rule = (value) => {
  if (typeof value !== 'string' || !recipientKind(value))
    return 'Please enter the 15 letters and digits of a GSTIN or UIN, such as 27AAPFU0939F1ZV.';
  const code = stateOf(value);
  if (!STATES[code] && OTHER_CODES[code] === undefined)
    return 'The first two digits are the code of no State.';
  return isChecked(value) ? undefined : GSTIN_MISTYPED;
};

/** Tells whether the law counts a recipient as registered; `number` is empty without one. */
export const isRegistered = (number: string): boolean => recipientKind(number)?.isRegistered ?? false;

/** Tells whether the return lists a recipient's papers in B2B. */
export const isInB2b = (number: string): boolean => recipientKind(number)?.inB2b ?? false;
