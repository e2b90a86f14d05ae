import type { EnergyTarget } from '@clinic/contract/care/foods/energy-target';
import type { PrecautionsReading } from '@clinic/contract/care/precaution-facts';
import { addedLabel, joinPrecautions, type Precautions } from '@clinic/contract/care/precautions';
import type { PrecautionsRecord } from './precautions.schema.ts';

const targetOf = ({ energy, protein, activity, reason }: EnergyTarget): EnergyTarget => ({
  energy,
  protein,
  activity,
  reason,
});

const said = (record: PrecautionsRecord | null): Pick<Precautions, 'answers' | 'added'> => ({
  answers: (record?.answers ?? []).map(({ sort, code, field, text, stands }) => ({
    sort,
    code,
    field,
    text,
    stands,
  })),
  added: (record?.added ?? []).map(({ sort, code, words }) => {
    const one = { sort, code, words };
    return { ...one, label: addedLabel(one) };
  }),
});

export function precautionsView(reading: PrecautionsReading, record: PrecautionsRecord | null): Precautions {
  const { answers, added } = said(record);
  return {
    ...joinPrecautions(reading, { answers }),
    answers,
    added,
    target: record?.target ? targetOf(record.target) : null,
    version: record?.version ?? 0,
    savedAt: record?.updatedAt.toISOString() ?? null,
    savedBy: record?.savedBy.name ?? null,
  };
}

/** A fact as the client is told it. */
export interface CopiedPrecaution {
  /** "Peanut" */
  precaution: string;
  /** The words that say so; those of the doctor for what was added. */
  written: string;
  /** By the doctor. */
  confirmed: boolean;
}

/** Without what was read wrongly. */
export function copiedPrecautions({ facts, added }: Precautions): CopiedPrecaution[] {
  return [
    ...facts
      .filter(({ state }) => state !== 'wrong')
      .map(({ label, text, state }) => ({ precaution: label, written: text, confirmed: state !== 'open' })),
    ...added.map((one) => ({ precaution: one.label, written: one.words, confirmed: true })),
  ];
}
