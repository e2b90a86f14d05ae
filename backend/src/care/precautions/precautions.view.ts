import type { EnergyTarget } from '@clinic/contract/care/foods/energy-target';
import { withNamedFoods } from '@clinic/contract/care/precautions/named-foods';
import {
  addedLabel,
  answerKey,
  joinPrecautions,
  type AddedPrecaution,
  type PrecautionAnswer,
  type Precautions,
} from '@clinic/contract/care/precautions/precautions';
import { withTakenOut, type TakenOut } from '@clinic/contract/care/precautions/taken-out';
import type { WrittenPrecautions } from './precautions-of-client.ts';
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

/** Returns the facts of the forms, present and former, with the doctor's answers. */
export function knownFacts(
  written: WrittenPrecautions,
  {
    answers,
    added,
    ended = [],
  }: { answers: PrecautionAnswer[]; added: readonly AddedPrecaution[]; ended?: readonly TakenOut[] },
): Pick<Precautions, 'facts' | 'notChecked'> {
  const { facts, notChecked } = withNamedFoods(written, answers, written.isFood);
  const joined = joinPrecautions({ facts, notChecked }, { answers, added: [...added] });
  return withTakenOut(joined, { takenOut: written.takenOut, answers, ended });
}

export function precautionsView(written: WrittenPrecautions, record: PrecautionsRecord | null): Precautions {
  const { answers, added } = said(record);
  return {
    ...knownFacts(written, { answers, added, ended: record?.ended }),
    denied: written.denied,
    answers,
    added,
    target: record?.target ? targetOf(record.target) : null,
    version: record?.version ?? 0,
    savedAt: record?.updatedAt.toISOString() ?? null,
    savedBy: record?.savedBy.name ?? null,
  };
}

/** A precaution as the client reads it. */
export interface CopiedPrecaution {
  /** The precaution in words: "Peanut". */
  precaution: string;
  /** The words of the form that say so; for a precaution that the doctor added, the doctor's. */
  written: string;
  /** True when the doctor has confirmed it. */
  confirmed: boolean;
}

/** Returns the precautions for the client, without those that were misread. */
export function copiedPrecautions({ facts, answers, added }: Precautions): CopiedPrecaution[] {
  const confirmed = new Set(answers.filter(({ stands }) => stands).map(answerKey));
  return [
    ...facts
      .filter(({ state }) => state !== 'wrong')
      .map((fact) => ({
        precaution: fact.label,
        written: fact.text,
        confirmed: confirmed.has(answerKey(fact)),
      })),
    ...added.map((one) => ({ precaution: one.label, written: one.words, confirmed: true })),
  ];
}
