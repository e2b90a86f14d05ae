import {
  CHECK_IN_SCALE_NAMES,
  type CheckIn,
  type SaveCheckIn,
} from '@clinic/contract/care/check-ins/check-ins';
import type { MealType } from '@clinic/contract/constants';
import { measurementProblem, readMeasurement } from '@clinic/contract/care/measurements/measurement-reader';

/** The form's values: typed texts, null where nothing is chosen. */
export interface CheckInValues {
  daysFollowed: number | null;
  hardestMeal: MealType | '';
  hunger: number | null;
  energy: number | null;
  sleep: number | null;
  note: string;
  weight: string;
}
export type CheckInProblems = Partial<Record<keyof CheckInValues, string>>;

const NOTHING: CheckInValues = {
  daysFollowed: null,
  hardestMeal: '',
  hunger: null,
  energy: null,
  sleep: null,
  note: '',
  weight: '',
};

/** The values of a sent check-in, to be changed. */
export function valuesOf(sent: CheckIn | undefined): CheckInValues {
  if (!sent) return NOTHING;
  const { daysFollowed, hunger, energy, sleep, note } = sent;
  const weight = sent.weight === null ? '' : String(sent.weight);
  return { daysFollowed, hardestMeal: sent.hardestMeal ?? '', hunger, energy, sleep, note, weight };
}

export function problemsOf(values: CheckInValues): CheckInProblems {
  const open = (['daysFollowed', ...CHECK_IN_SCALE_NAMES] as const).filter((name) => values[name] === null);
  const weight = measurementProblem('weight', values.weight);
  return {
    ...Object.fromEntries(open.map((name) => [name, 'Please choose a number.'])),
    ...(values.weight.trim() && weight ? { weight } : {}),
  };
}

export const checkInOf = (values: CheckInValues, week: number, version: number): SaveCheckIn => ({
  week,
  version,
  daysFollowed: values.daysFollowed ?? 0,
  hardestMeal: values.hardestMeal || null,
  hunger: values.hunger ?? 1,
  energy: values.energy ?? 1,
  sleep: values.sleep ?? 1,
  note: values.note,
  weight: readMeasurement('weight', values.weight)?.value ?? null,
});
