import { formatDay } from '@clinic/contract/clinic-calendar';
import { isSameValue, MEASURED_FIELDS } from '@clinic/contract/care/intake-forms/form-measurements';
import type { FormType } from '@clinic/contract/care/intake-forms/intake-form-fields';
import { jumpFrom } from '@clinic/contract/care/measurements/measurement-day';
import { readMeasurement } from '@clinic/contract/care/measurements/measurement-reader';
import type { Measurement, MeasurementSource } from '@clinic/contract/care/measurements/measurements';
import type { Jump } from './JumpQuestion.tsx';

type Texts = Readonly<Record<string, string>>;

const SOURCES: Partial<Record<FormType, readonly MeasurementSource[]>> = {
  BodyStatus: ['body-status'],
  MedicalHistory: ['medical-history'],
  DietaryRecall: ['recall-doctor', 'recall-client'],
};

interface Edited {
  formType: FormType;
  /** The stored texts; `now`: those to be saved. */
  before: Texts;
  now: Texts;
  known: readonly Measurement[];
  today: string;
}

/**
 * The days whose measurements a save may correct: those on which the changed values were last written. Empty when that
 * was today, and for a form with a day of its own.
 */
export function correctedDays({ formType, before, now, known, today }: Edited): string[] {
  if (formType === 'DietaryRecall' && (now.date ?? '') !== (before.date ?? '')) return [];
  const days = Object.entries(MEASURED_FIELDS[formType] ?? {}).flatMap(([field, kind]) => {
    const [was, is] = [before, now].map((texts) => readMeasurement(kind, texts[field] ?? ''));
    const isSame = is ? isSameValue(is, was) : (before[field] ?? '') === (now[field] ?? '');
    const last = known
      .filter((row) => row.kind === kind && SOURCES[formType]?.includes(row.source))
      .map(({ day }) => day)
      .toSorted()
      .at(-1);
    return isSame || !last || last >= today ? [] : [last];
  });
  return [...new Set(days)].toSorted();
}

export function jumpIn({ formType, before, now, known, today }: Edited): Jump | undefined {
  const field = Object.entries(MEASURED_FIELDS[formType] ?? {}).find(([, kind]) => kind === 'weight')?.[0];
  if (!field || (before[field] ?? '') === (now[field] ?? '')) return undefined;
  const value = readMeasurement('weight', now[field] ?? '')?.value;
  const from = value === undefined ? undefined : jumpFrom(known, { value, day: today });
  return from && value !== undefined ? { from, value, day: today } : undefined;
}

/** Days in words: "03 May 2026 and 10 May 2026". */
export const correctionDays = (days: readonly string[]): string => days.map(formatDay).join(' and ');
