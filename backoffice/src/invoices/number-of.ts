import { numberIn, oneNumber } from '@clinic/contract/number-in-text';

/** A number field's text as a JSON number; empty and invalid text become NaN, which every rule refuses. */
export const numberOf = (text: string): number =>
  oneNumber(text) ? Number.NaN : (numberIn(text) ?? Number.NaN);
