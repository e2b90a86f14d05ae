import { OTHER } from '../precautions/precaution-words.ts';
import { answerKey } from '../precautions/precautions.ts';
import type { FindingList } from './finding-list.ts';
import type { CheckedPrecautions } from './findings.ts';
import { placeWords, type HealthFact } from './health-facts.ts';

/** Reports unknown words of the forms, until a doctor says what they mean. */
export function checkTexts(
  { notChecked }: CheckedPrecautions,
  facts: readonly HealthFact[],
  list: FindingList,
): void {
  const counting = new Set(facts.map(({ key }) => key));
  for (const { field, text, means } of notChecked)
    if (means === null && !counting.has(answerKey({ sort: 'allergy', code: OTHER, field, text })))
      list.notChecked('text', `${field}\n${text}`, `“${text}” (${placeWords(field)}): what does it mean?`);
}
