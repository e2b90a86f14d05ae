import { clinicToday, isRealDate, type Day, type Instant } from './clinic-calendar.ts';
import type { FormType } from './intake-form-fields.ts';
import { readMeasurement } from './measurement-reader.ts';
import type { FoundValue, MeasurementKind, MeasurementSource, UnreadText } from './measurements.ts';

/**
 * Fields of forms that hold a measurement. `arms` of BodyStatus is a fat value; what has no kind here (BMI, the abdomen)
 * is read from the forms as it stands there.
 */
export const MEASURED_FIELDS: Partial<Record<FormType, Readonly<Record<string, MeasurementKind>>>> = {
  MedicalHistory: { bp: 'bloodPressure', pmin: 'pulse' },
  BodyStatus: { weight: 'weight', bodyFat: 'bodyFat', visceralFat: 'visceralFat', bmr: 'bmr' },
  DietaryRecall: { body: 'weight', fat: 'bodyFat', waist: 'waist', hips: 'hip', uArm: 'upperArm' },
};

/** One saved state of a form, as far as measurements ask. */
export interface MeasuredState {
  version: number;
  /** When it was saved. */
  at: Instant;
  byClient: boolean;
  fields: Readonly<Record<string, string | undefined>>;
  /** What changed with it corrects the last day, and is no new measurement. */
  corrects?: boolean;
}

/** What one save says of one kind and day; without a value what stood there is taken back. */
export interface Reading {
  version: number;
  at: Instant;
  kind: MeasurementKind;
  day: Day;
  source: MeasurementSource;
  measured: FoundValue | null;
  /** Where a later correction says it: the instant of what it corrects, which tells the program that it belongs to. */
  of?: Instant;
}

/** Another way to write the same value is no new one. */
export const isSameValue = (one: FoundValue, other: FoundValue | undefined): boolean =>
  one.value === other?.value && one.diastolic === other.diastolic && one.range === other.range;

interface Place {
  day: Day;
  source: MeasurementSource;
}

interface Context {
  zone: string;
  /** Date of birth; empty when it is not known. */
  born: string;
}

const sourceOf = (formType: FormType, { byClient }: MeasuredState): MeasurementSource => {
  if (formType === 'MedicalHistory') return 'medical-history';
  if (formType !== 'DietaryRecall') return 'body-status';
  return byClient ? 'recall-client' : 'recall-doctor';
};

/** The day that a dietary recall says itself, when this save brought it; a date from before says nothing of a new value. */
function saidDay(formType: FormType, { fields }: MeasuredState, before: MeasuredState | undefined) {
  const date = formType === 'DietaryRecall' ? (fields.date ?? '') : '';
  return isRealDate(date) && date !== before?.fields.date ? date : undefined;
}

/**
 * What the saves of a form measured, the first one first. A save measures what it changed: mending another field never
 * writes an old weight again. Of one day the last save corrects the ones before; on a later day it is a new measurement,
 * unless whoever saved it said that it corrects the last one.
 */
export function readingsOfForm(
  formType: FormType,
  states: readonly MeasuredState[],
  { zone, born }: Context,
): { readings: Reading[]; unread: UnreadText[] } {
  const readings: Reading[] = [];
  const inOrder = states.toSorted((one, other) => one.version - other.version);
  const unread: UnreadText[] = [];
  for (const [field, kind] of Object.entries(MEASURED_FIELDS[formType] ?? {})) {
    let last: Place | undefined;
    let left: UnreadText | undefined;
    for (const [index, state] of inOrder.entries()) {
      const before = inOrder[index - 1];
      const text = state.fields[field] ?? '';
      if (text === (before?.fields[field] ?? '')) continue;
      const { version, at } = state;
      const saved = clinicToday(new Date(at), zone);
      const correctedDay = state.corrects ? last?.day : undefined;
      const day = correctedDay ?? saidDay(formType, state, before) ?? saved;
      const isPossible = day <= saved && (!isRealDate(born) || day >= born);
      const measured = isPossible ? (readMeasurement(kind, text) ?? null) : null;
      const isSame = measured && isSameValue(measured, readMeasurement(kind, before?.fields[field] ?? ''));
      if (isSame) continue;
      left = measured || text.trim() === '' ? undefined : { kind, text, at };
      if (!measured) {
        if (last?.day === day) readings.push({ version, at, kind, ...last, measured });
        continue;
      }
      const source = sourceOf(formType, state);
      readings.push({ version, at, kind, day, source, measured });
      last = { day, source };
    }
    if (left) unread.push(left);
  }
  return { readings, unread };
}
