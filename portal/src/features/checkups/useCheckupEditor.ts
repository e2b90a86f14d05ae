import { CHECKUP_FIELDS, type Checkup, type CheckupFields } from '@clinic/contract/care/checkups/checkups';
import { checkupDay } from '@clinic/contract/care/client-measures/measured-day';
import { clinicZone } from '@clinic/ui/clinic-page';
import { useState } from 'react';
import { useKeptDraft } from '@clinic/ui/forms/useKeptDraft.ts';
import { rangesOf, textsDiffer, textsOf, type MeasureTexts } from '../measuring/taken-texts.ts';
import { useEditedRecord } from '../plan-workspace/useEditedRecord.ts';

/** Typed values of a checkup; a draft of an earlier release has no measures or no ranges. */
export interface CheckupValues extends CheckupFields {
  measures?: MeasureTexts;
  /** Reference ranges typed from the laboratory's report. */
  ranges?: MeasureTexts;
  reportDay?: string;
  /** Absent in a new checkup until a day is chosen: then it is today's. */
  measuredOn?: string;
}

export const checkupContent = (checkup: Checkup | null): CheckupValues => ({
  bloodPressure: '',
  nfd: '',
  motion: '',
  energy: '',
  other: '',
  ...checkup?.fields,
  measures: textsOf(checkup?.measures ?? []),
  ranges: rangesOf(checkup?.measures ?? []),
  reportDay: checkup?.reportDay ?? '',
  ...(checkup && { measuredOn: checkupDay(checkup, clinicZone()) }),
});
const itself = (values: CheckupValues): CheckupValues => values;
export const checkupsDiffer = (one: CheckupValues, other: CheckupValues): boolean =>
  CHECKUP_FIELDS.some((name) => one[name] !== other[name]) ||
  textsDiffer(one.measures ?? {}, other.measures ?? {}) ||
  textsDiffer(one.ranges ?? {}, other.ranges ?? {}) ||
  (one.reportDay ?? '') !== (other.reportDay ?? '') ||
  (one.measuredOn ?? other.measuredOn) !== other.measuredOn;

/** Edits a checkup: the form is blank, or starts with `first`, until one is loaded; then it follows that one. */
export function useCheckupEditor(clientId: string, checkups: readonly Checkup[], first?: Checkup) {
  const record = `checkup:${clientId}`;
  const draft = useKeptDraft<{ base: Checkup | null }>(record);
  const [loaded, setLoaded] = useState(() => (draft?.read()?.value ?? { base: first }).base?._id);
  const editor = useEditedRecord({
    record,
    saved: checkups.find(({ _id }) => _id === loaded) ?? null,
    contentOf: checkupContent,
    start: itself,
    content: itself,
    differs: checkupsDiffer,
  });
  return {
    ...editor,
    load: (checkup: Checkup) => {
      editor.load(checkup);
      setLoaded(checkup._id);
    },
    startNew: () => {
      editor.startNew();
      setLoaded(undefined);
    },
    settle: (checkup: Checkup, sent: CheckupValues) => {
      editor.settle(checkup, sent);
      setLoaded(checkup._id);
    },
  };
}
