import { isPrefix } from './billing/paper-numbers.ts';
import { SHIPPED_CLINIC, SHIPPED_PREFIX, type ClinicFacts } from './clinic.ts';
import { allOf, email, httpsAddress, oneLine, optional, required, type Rule } from './rules.ts';

/** The clinic's facts as an admin sets them. */
export interface ClinicSettings extends ClinicFacts {
  /** The picture itself as a data address, a PNG or WebP of at most 200 kB; empty: the shipped drawing. */
  logo: string;
  /** The beginning of new series of invoices: one to four capital letters and digits. */
  prefix: string;
}

export interface ClinicAnswer {
  clinic: ClinicSettings;
  /** Counts the changes; 0 before the first. */
  version: number;
}

export interface SaveClinic extends ClinicSettings {
  /** The version that was read: the server answers 409 to an older one. */
  version: number;
}

/** The settings of a clinic whose admin has stored none yet. */
export const SHIPPED_SETTINGS: Readonly<ClinicSettings> = { ...SHIPPED_CLINIC, prefix: SHIPPED_PREFIX };

export const MAX_PHONES = 3;
export const MAX_LOGO_BYTES = 200_000;
/** Characters of a logo as a data address: base64 has four for three bytes. */
export const MAX_LOGO_TEXT = Math.ceil(MAX_LOGO_BYTES / 3) * 4 + 40;
export const LOGO_TYPES = ['image/png', 'image/webp'] as const;
/** Refuses a logo that is no such picture. */
export const NO_PICTURE = 'Please choose a PNG or WebP picture.';
const LOGO = /^data:(image\/(?:png|webp));base64,([A-Za-z\d+/]+={0,2})$/;

/** The type and the base64 text of a logo's data address; undefined for any other text. */
export function logoParts(logo: string): { type: string; base64: string } | undefined {
  const [, type, base64] = LOGO.exec(logo) ?? [];
  return type && base64 ? { type, base64 } : undefined;
}

const logo: Rule = (value) => {
  if (value === '') return undefined;
  const parts = typeof value === 'string' ? logoParts(value) : undefined;
  if (!parts) return NO_PICTURE;
  // Up to two of the last bytes are padding.
  return (parts.base64.length / 4) * 3 > MAX_LOGO_BYTES + 2
    ? 'Please choose a picture of at most 200 kB.'
    : undefined;
};

/** A number as it is printed: seven to fifteen digits (E.164), with spaces, hyphens, brackets and a plus. */
const printedPhone: Rule = (value) =>
  typeof value === 'string' &&
  /^\+?[\d ()-]{7,30}$/.test(value) &&
  /^\d{7,15}$/.test(value.replaceAll(/\D/g, ''))
    ? undefined
    : 'Please enter a phone number with its area code.';

const phones: Rule = (value) => {
  if (!Array.isArray(value) || value.length === 0) return 'Please enter at least one phone number.';
  if (value.length > MAX_PHONES) return `Please enter at most ${MAX_PHONES} phone numbers.`;
  return value.map(printedPhone).find(Boolean);
};

const degrees =
  (most: number): Rule =>
  (value) =>
    typeof value === 'number' && Math.abs(value) <= most
      ? undefined
      : `Please enter degrees between -${most} and ${most}.`;

const line = (max?: number) => allOf(required(), oneLine(max));

/** The rule of each field, which the form and the server ask. */
export const CLINIC_RULES = {
  name: line(80),
  legalName: line(120),
  tagline: optional(oneLine(120)),
  line1: line(),
  line2: optional(oneLine()),
  city: line(80),
  state: line(80),
  pin: optional(oneLine(12)),
  country: line(80),
  latitude: degrees(90),
  longitude: degrees(180),
  mapUrl: optional(httpsAddress),
  phones,
  email: allOf(required(), email),
  careEmail: allOf(required(), email),
  social: optional(httpsAddress),
  logo,
  prefix: (value: unknown) =>
    typeof value === 'string' && isPrefix(value)
      ? undefined
      : 'Please use one to four capital letters and digits.',
} satisfies Record<string, Rule>;
