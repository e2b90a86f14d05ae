import { MAX_DOSE, MAX_LINE, DOSAGE_SLOTS } from '../../constants.ts';
import { allOf, objectId, oneLine, required } from '../../rules.ts';
import type { FieldProblems } from '../diet-plans/diet-plan-reading.ts';
import { courseProblem } from '../dosage-plans/course-rules.ts';
import { readDosageEntry } from '../dosage-plans/dosage-rules.ts';
import type { TemplateDose } from './plan-templates.ts';

/** Reads an untrusted entry and keeps what suits any client; what cannot be read is left out. */
export function templateDose(sent: unknown): TemplateDose {
  const { name, quantity, dosage, total, product, form, vehicle, rhythm } = readDosageEntry(sent);
  return {
    name,
    quantity,
    dosage,
    total,
    ...(product !== undefined && objectId(product) === undefined && { product }),
    ...(form && { form }),
    ...(vehicle !== undefined && { vehicle }),
    ...(rhythm && { rhythm }),
  };
}

const nameRule = allOf(required('Please enter a name.'), oneLine(MAX_LINE));
const quantityRule = oneLine(MAX_LINE);

function problemsOf(dose: TemplateDose): [field: string, sentence: string][] {
  const course = courseProblem(dose);
  const isTooMany = DOSAGE_SLOTS.some((slot) => dose.dosage[slot].count > MAX_DOSE);
  const found: [string, string | undefined][] = [
    ['name', nameRule(dose.name)],
    ['quantity', quantityRule(dose.quantity)],
    ['dosage', isTooMany ? `Please enter at most ${MAX_DOSE} pieces.` : undefined],
    [course?.field ?? '', course?.sentence],
  ];
  return found.flatMap(([field, sentence]) => (sentence === undefined ? [] : [[field, sentence]]));
}

/** Field path ("body.entries.0.name") → what is wrong there; empty: the doses can be stored. */
export const doseProblems = (doses: readonly TemplateDose[]): FieldProblems =>
  Object.fromEntries(
    doses.flatMap((dose, index) =>
      problemsOf(dose).map(([field, sentence]) => [`body.entries.${index}.${field}`, [sentence]]),
    ),
  );
