import { CHECKUP_KINDS, type TakenMeasure } from '@clinic/contract/checkups';
import { readMeasurement } from '@clinic/contract/measurement-reader';
import { LAB_KINDS, valueText, type MeasurementKind } from '@clinic/contract/measurements';

/** Measures as they are typed, by kind. */
export type MeasureTexts = Partial<Record<MeasurementKind, string>>;

export const textsOf = (measures: readonly TakenMeasure[]): MeasureTexts =>
  Object.fromEntries(measures.map((one) => [one.kind, valueText(one)]));

/** What is read of the texts; those that cannot be read are left out. */
export const takenOf = (texts: MeasureTexts): TakenMeasure[] =>
  CHECKUP_KINDS.flatMap((kind) => {
    const measured = readMeasurement(kind, texts[kind] ?? '');
    return measured ? [{ kind, ...measured }] : [];
  });

export const textsDiffer = (one: MeasureTexts, other: MeasureTexts): boolean =>
  CHECKUP_KINDS.some((kind) => (one[kind] ?? '') !== (other[kind] ?? ''));

export const hasLabs = (texts: MeasureTexts): boolean => LAB_KINDS.some((kind) => texts[kind]?.trim());
