import { CHECKUP_KINDS, type TakenMeasure } from '@clinic/contract/care/checkups/checkups';
import { readMeasurement } from '@clinic/contract/care/measurements/measurement-reader';
import { labRangeProblem } from '@clinic/contract/care/measurements/lab-ranges';
import {
  kindOf,
  LAB_KINDS,
  valueText,
  type MeasurementKind,
} from '@clinic/contract/care/measurements/measurements';

export type MeasureTexts = Partial<Record<MeasurementKind, string>>;

export const rangesOf = (measures: readonly TakenMeasure[]): MeasureTexts =>
  Object.fromEntries(measures.map(({ kind, range = '' }) => [kind, range]));

export const textsOf = (measures: readonly TakenMeasure[]): MeasureTexts =>
  Object.fromEntries(measures.map((one) => [one.kind, valueText(one)]));

export const takenOf = (texts: MeasureTexts, ranges: MeasureTexts = {}): TakenMeasure[] =>
  CHECKUP_KINDS.flatMap((kind) => {
    const measured = readMeasurement(kind, texts[kind] ?? '');
    const range = ranges[kind]?.trim();
    return measured ? [{ kind, ...measured, ...(range && { range }) }] : [];
  });

export const textsDiffer = (one: MeasureTexts, other: MeasureTexts): boolean =>
  CHECKUP_KINDS.some((kind) => (one[kind] ?? '') !== (other[kind] ?? ''));

export const hasLabs = (texts: MeasureTexts): boolean => LAB_KINDS.some((kind) => texts[kind]?.trim());

/** The error of a report's typed range; a range without its value asks for the value. */
export function rangeProblem(
  kind: MeasurementKind,
  { texts, ranges }: { texts: MeasureTexts; ranges: MeasureTexts },
): string | undefined {
  const range = ranges[kind] ?? '';
  const isAlone = Boolean(range.trim()) && !texts[kind]?.trim();
  return isAlone ? `${kindOf(kind).label}: please enter the value too.` : labRangeProblem(kind, range);
}
