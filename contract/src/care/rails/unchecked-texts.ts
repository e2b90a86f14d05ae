import type { FindingList } from './finding-list.ts';
import type { RailPrecautions } from './findings.ts';
import { placeWords } from './rail-facts.ts';

/** Words of the forms of which nothing is known, until a doctor says what they mean. */
export function checkTexts({ notChecked }: RailPrecautions, list: FindingList): void {
  for (const { field, text, means } of notChecked)
    if (means === null)
      list.notChecked('text', `${field}\n${text}`, `“${text}” (${placeWords(field)}): what does it mean?`);
}
