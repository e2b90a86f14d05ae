import type { DoseForm } from '@clinic/contract/care/dosage-plans/dose-course';

interface StrengthWords {
  /** The label of the quantity. */
  label: string;
  hint: string;
}

const AMOUNT = 'Quantity: amount of one dose';

const WORDS: Readonly<Partial<Record<DoseForm, StrengthWords>>> = {
  tablet: { label: 'Quantity: strength of one tablet', hint: 'Such as 500 mg' },
  capsule: { label: 'Quantity: strength of one capsule', hint: 'Such as 500 mg' },
  churna: { label: AMOUNT, hint: 'Such as ½ teaspoon' },
  syrup: { label: AMOUNT, hint: 'Such as 10 ml' },
  drops: { label: 'Quantity: strength of one drop', hint: 'Such as 400 IU' },
  decoction: { label: AMOUNT, hint: 'Such as 50 ml' },
  'ghee or oil': { label: AMOUNT, hint: 'Such as 1 teaspoon' },
  avaleha: { label: AMOUNT, hint: 'Such as 1 teaspoon' },
  asava: { label: AMOUNT, hint: 'Such as 20 ml' },
  external: { label: 'Quantity: amount of one application', hint: 'Such as a thin layer' },
};

/** The label and example of the quantity for a form of medicine. */
export const strengthWords = (form: DoseForm | undefined): StrengthWords =>
  (form && WORDS[form]) ?? { label: 'Quantity', hint: 'Strength of one piece, such as 500 mg' };
