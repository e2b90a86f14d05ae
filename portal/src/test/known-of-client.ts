import type { KnownFact, Precautions } from '@clinic/contract/care/precautions/precautions';

const FIELD = 'MedicalHistory.allergies';

/** An allergy as the reader finds it in the medical history. */
export const allergy = (
  label: string,
  text = label.toLowerCase(),
  more: Partial<KnownFact> = {},
): KnownFact => ({
  sort: 'allergy',
  code: label.toLowerCase(),
  label,
  field: FIELD,
  text,
  unsure: false,
  state: 'open',
  ...more,
});

/** Makes the precautions of a client from facts, and from words that have not been checked yet. */
export const knownOf = (facts: KnownFact[], words: string[] = [], version = 0): Precautions => ({
  facts,
  notChecked: words.map((text) => ({ field: FIELD, text, means: null })),
  denied: [],
  answers: [],
  added: [],
  target: null,
  version,
  savedAt: null,
  savedBy: null,
});
