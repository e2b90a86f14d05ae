import {
  CHECKUP_FIELDS,
  CHECKUP_KINDS,
  emptyCheckup,
  type Checkup,
} from '@clinic/contract/care/checkups/checkups';
import { MAX_TEXT } from '@clinic/contract/constants';
import { checkupDay } from '@clinic/contract/care/client-measures/measured-day';
import { jumpFrom } from '@clinic/contract/care/measurements/measurement-day';
import { measurementProblem, readMeasurement } from '@clinic/contract/care/measurements/measurement-reader';
import type { Measurement } from '@clinic/contract/care/measurements/measurements';
import { longText } from '@clinic/contract/rules';
import { clinicZone } from '@clinic/ui/clinic-page';
import type { Jump } from '../measuring/JumpQuestion.tsx';
import { hasLabs, rangeProblem, takenOf } from '../measuring/taken-texts.ts';
import { useMeasuredOn } from '../measuring/useMeasuredOn.ts';
import type { CheckupValues } from './useCheckupEditor.ts';

interface Checked {
  clientId: string;
  /** The stored checkup that is changed. */
  base: Checkup | null;
  values: CheckupValues;
  known: readonly Measurement[];
  /** False: the checkup is measured on the day of the visit. */
  asksDay?: boolean;
}

/** Checks a checkup before it is sent; the server has the last word. */
export function useCheckupCheck({ clientId, base, values, known, asksDay = true }: Checked) {
  const { measures: texts = {}, ranges = {}, reportDay = '' } = values;
  const measuredOn = useMeasuredOn(clientId, {
    isAsked: asksDay,
    chosen: values.measuredOn,
    own: base ? checkupDay(base, clinicZone()) : undefined,
  });
  const unread = CHECKUP_KINDS.some(
    (kind) => measurementProblem(kind, texts[kind] ?? '') ?? rangeProblem(kind, { texts, ranges }),
  );
  const wrongText = CHECKUP_FIELDS.find((name) => longText(MAX_TEXT)(values[name]));
  const noDay = hasLabs(texts) && !reportDay ? 'Please enter the day of the report.' : undefined;
  const weight = readMeasurement('weight', texts.weight ?? '')?.value;
  const isNew = weight !== undefined && base?.measures.every((one) => one.value !== weight) !== false;
  const { day } = measuredOn;
  const from = isNew ? jumpFrom(known, { value: weight, day }) : undefined;
  return {
    measuredOn,
    /** The first field that shows its own error: a measure or a text. */
    marked: unread || measuredOn.problem ? ('measures' as const) : wrongText && ('texts' as const),
    /** The sentence for an error that no field shows. */
    problem: emptyCheckup(values, takenOf(texts)) ?? noDay,
    /** The same when something besides the checkup is written down. */
    problemBeside: noDay,
    /** A weight that differs much from the week before's, which is asked about. */
    jump: (from && weight !== undefined ? { from, day, value: weight } : undefined) satisfies
      | Jump
      | undefined,
  };
}
