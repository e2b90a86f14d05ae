import { readNumber } from '@clinic/contract/reading/numbers';
import type { Reading } from '@clinic/contract/reading/reading';
import { CLINIC_RULES, type ClinicSettings } from '@clinic/contract/clinic-settings';

type Degrees = number | string | null;

/** The facts as the form holds them: rows of phones, and degrees as they were typed. */
export type ClinicValues = Omit<ClinicSettings, 'phones' | 'geo'> & {
  phones: { number: string | null }[];
  geo: { latitude: Degrees; longitude: Degrees };
};

export const valuesOf = ({ phones, geo, ...clinic }: ClinicSettings): ClinicValues => ({
  ...clinic,
  phones: phones.map((number) => ({ number })),
  geo: geo ?? { latitude: null, longitude: null },
});

/** Converts empty inputs, which are null, to empty text. */
const filled = <Texts extends object>(texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, text ?? ''])) as Texts;

export function clinicOf({ address, social, phones, geo, ...texts }: ClinicValues): ClinicSettings {
  const { latitude, longitude } = geo;
  return {
    ...filled(texts),
    address: filled(address),
    social: filled(social),
    phones: phones.map(({ number }) => number ?? ''),
    geo: typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : null,
  };
}

/** Reads degrees as a map shows them; letters are refused, since "18.5 S" lies below zero. */
export const readDegrees = (text: string): Reading<number> =>
  /\p{L}/u.test(text) ? { none: true } : readNumber(text, { comma: 'decimal' });

const BOTH = 'Please enter both, or none of the two.';

/** The rule of one of the two degrees: both are given, or none. */
export const degreesRule =
  (part: 'latitude' | 'longitude') =>
  (value: Degrees, { geo }: Pick<ClinicValues, 'geo'>): string | undefined => {
    const other = part === 'latitude' ? geo.longitude : geo.latitude;
    if (value === null) return other === null ? undefined : BOTH;
    return CLINIC_RULES[part](value);
  };
