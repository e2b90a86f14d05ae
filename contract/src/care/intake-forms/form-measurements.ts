import { clinicToday, type Day, type Instant } from '../../clinic-calendar.ts';
import { isPossibleDay, readBirth } from '../../reading/days.ts';
import { valueOf } from '../../reading/reading.ts';
import type { FormType } from './intake-form-fields.ts';
import { readMeasurement } from '../measurements/measurement-reader.ts';
import type {
  FoundValue,
  MeasurementKind,
  MeasurementSource,
  UnreadText,
} from '../measurements/measurements.ts';

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
  /** True when the changes of this save correct the last day and are no new measurement. */
  corrects?: boolean;
  /** Fields that were measured, also with the same result. */
  readings?: readonly string[];
  /** The day of what was measured; absent: the day of the save. */
  measuredOn?: Day;
}

/** The statement of one save about one kind and day; without a value the earlier one is taken back. */
export interface Reading {
  version: number;
  at: Instant;
  kind: MeasurementKind;
  day: Day;
  source: MeasurementSource;
  measured: FoundValue | null;
  /**
   * The instant of the value that a later correction corrects, which tells the program that it belongs to.
   */
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
  return isPossibleDay(date) && date !== before?.fields.date ? date : undefined;
}

/** The statement of a save about one field, which it changed or names as measured. */
interface Said<Value> {
  state: MeasuredState;
  text: string;
  /** Undefined where the text cannot be read. */
  value: Value | undefined;
  day: Day;
}

/** How texts are read, and which of the values are the same. */
interface Reader<Value> {
  read: (text: string) => Value | undefined;
  isSame: (one: Value, other: Value) => boolean;
  zone: string;
}

/**
 * The saves that say something of a field, the first one first: those that changed its value, and those that name it
 * because it was measured again with the same result. Mending another field says nothing, and neither does another way
 * to write the same. A correction is of the day of the last value.
 */
export function savesOf<Value>(
  formType: FormType,
  field: string,
  states: readonly MeasuredState[],
  { read, isSame, zone }: Reader<Value>,
): Said<Value>[] {
  const inOrder = states.toSorted((one, other) => one.version - other.version);
  let last: Day | undefined;
  return inOrder.flatMap((state, index): Said<Value>[] => {
    const before = inOrder[index - 1];
    const [text, was] = [state.fields[field] ?? '', before?.fields[field] ?? ''];
    const isNamed = state.readings?.includes(field) ?? false;
    if (text === was && !isNamed) return [];
    const [value, known] = [read(text), read(was)];
    const isAsBefore = value !== undefined && known !== undefined && isSame(value, known);
    const saved = clinicToday(new Date(state.at), zone);
    const corrected = state.corrects ? last : undefined;
    const day = corrected ?? state.measuredOn ?? saidDay(formType, state, before) ?? saved;
    // The same value is a new measurement where the save names it, and not of the day that has it already.
    if (isAsBefore && (!isNamed || day === last)) return [];
    if (value !== undefined) last = day;
    return [{ state, text, value, day }];
  });
}

/**
 * Reads what the saves of a form measured. A save measures what it changed, and what it names as measured
 * again. Of one day the last save corrects the ones before; on a later day it is a new measurement, unless
 * its author said that it corrects the last one.
 */
export function readingsOfForm(
  formType: FormType,
  states: readonly MeasuredState[],
  { zone, born }: Context,
): { readings: Reading[]; unread: UnreadText[] } {
  const readings: Reading[] = [];
  const unread: UnreadText[] = [];
  for (const [field, kind] of Object.entries(MEASURED_FIELDS[formType] ?? {})) {
    let last: Place | undefined;
    let left: UnreadText | undefined;
    const reader = { read: (text: string) => readMeasurement(kind, text), isSame: isSameValue, zone };
    for (const { state, text, value, day } of savesOf(formType, field, states, reader)) {
      const { version, at } = state;
      const saved = clinicToday(new Date(at), zone);
      const birth = valueOf(readBirth(born, saved));
      const isPossible = day <= saved && (birth === undefined || day >= birth);
      const measured = (isPossible && value) || null;
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
