import type { Rule } from '../rules.ts';
import { GSTIN_MISTYPED, isChecked, STATES, stateOf } from './gstin.ts';

/** A kind of number that a recipient may have. */
interface RecipientKind {
  /** How the form and the paper call it. */
  name: string;
  pattern: RegExp;
  /** A registered person in the sense of CGST 2(94), which a holder of a UIN is not. */
  isRegistered: boolean;
  /** Papers stand in B2B, their credits in CDNR and their lines in HSN of B2B; otherwise with everybody else's. */
  inB2b: boolean;
}

/** The patterns are those of the GST portal's interface, whose B2B refuses the last two. */
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

/** First digits of numbers that are of no State of today: two States that were merged, and none at all. */
const OTHER_CODES: Readonly<Record<string, string | null>> = { 25: '26', 28: '37', 96: null, 99: null };

/** Says which kind a recipient's number is; undefined for none. */
export const recipientKind = (number: string): RecipientKind | undefined =>
  RECIPIENT_KINDS.find(({ pattern }) => pattern.test(number));

/** Code of the State that a recipient's number names; undefined where it names none. */
export function stateOfRecipient(number: string): string | undefined {
  const code = stateOf(number);
  return STATES[code] ? code : (OTHER_CODES[code] ?? undefined);
}

/** A registered person, an embassy, a body of the UN, or one from abroad; its last digit fits the others. */
export const recipientNumber: Rule = (value) => {
  if (typeof value !== 'string' || !recipientKind(value))
    return 'Please enter the 15 letters and digits of a GSTIN or UIN, such as 27AAPFU0939F1ZV.';
  const code = stateOf(value);
  if (!STATES[code] && OTHER_CODES[code] === undefined)
    return 'The first two digits are the code of no State.';
  return isChecked(value) ? undefined : GSTIN_MISTYPED;
};

/** Answers whether the law knows a recipient as registered; `number` is empty without one. */
export const isRegistered = (number: string): boolean => recipientKind(number)?.isRegistered ?? false;

/** Answers whether the returns have a recipient's papers in B2B. */
export const isInB2b = (number: string): boolean => recipientKind(number)?.inB2b ?? false;
