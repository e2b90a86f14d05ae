import { formatDay } from '@clinic/contract/clinic-calendar';
import { counting } from '@clinic/contract/care/measurements/measurement-day';
import { measurementProblem } from '@clinic/contract/care/measurements/measurement-reader';
import {
  LAB_KINDS,
  valueText,
  withUnit,
  type Measurement,
  type MeasurementKind,
} from '@clinic/contract/care/measurements/measurements';
import { rangeProblem, type MeasureTexts } from './taken-texts.ts';

export interface MeasureRow {
  kind: MeasurementKind;
  label: string;
  text: string;
  wrong: string | undefined;
  /** Undefined until measured. */
  last: { text: string; day: string; range?: string } | undefined;
  /** A laboratory report's range as typed; other measures have none. */
  range?: { text: string; wrong: string | undefined };
}

/** Measures as typed, each beside its last earlier value. */
export const measureRows = (
  kinds: readonly MeasurementKind[],
  texts: MeasureTexts,
  known: readonly Measurement[],
): MeasureRow[] =>
  kinds.map((kind) => {
    const last = counting(known, kind).at(-1);
    return {
      kind,
      label: withUnit(kind),
      text: texts[kind] ?? '',
      wrong: measurementProblem(kind, texts[kind] ?? ''),
      last: last && { text: valueText(last), day: formatDay(last.day), range: last.range },
    };
  });

/** Laboratory values, each with the range of its report. */
export const labRows = (
  typed: { texts: MeasureTexts; ranges: MeasureTexts },
  known: readonly Measurement[],
): MeasureRow[] =>
  measureRows(LAB_KINDS, typed.texts, known).map((row) => ({
    ...row,
    range: { text: typed.ranges[row.kind] ?? '', wrong: rangeProblem(row.kind, typed) },
  }));
