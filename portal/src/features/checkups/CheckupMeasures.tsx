import type { Measurement, MeasurementKind } from '@clinic/contract/care/measurements/measurements';
import { MeasuredOn } from '../measuring/MeasuredOn.tsx';
import type { useMeasuredOn } from '../measuring/useMeasuredOn.ts';
import { WeighIn } from '../measuring/WeighIn.tsx';
import type { CheckupValues } from './useCheckupEditor.ts';

interface Props {
  values: CheckupValues;
  known: readonly Measurement[];
  measuredOn: ReturnType<typeof useMeasuredOn>;
  /** Measures that every visit takes; left out: all are asked for at once. */
  first?: readonly MeasurementKind[];
  onChange: (part: Partial<CheckupValues>) => void;
}

/** A checkup's weigh-in and laboratory values. */
export function CheckupMeasures({ values, known, measuredOn, first, onChange }: Props) {
  const { measures = {}, ranges = {}, reportDay = '' } = values;
  return (
    <>
      <MeasuredOn of={measuredOn} onChoose={(day) => onChange({ measuredOn: day })} />
      <WeighIn
        texts={measures}
        ranges={ranges}
        reportDay={reportDay}
        known={known}
        first={first}
        onChange={(kind, text) => onChange({ measures: { ...measures, [kind]: text } })}
        onRange={(kind, text) => onChange({ ranges: { ...ranges, [kind]: text } })}
        onReportDay={(day) => onChange({ reportDay: day })}
      />
    </>
  );
}
