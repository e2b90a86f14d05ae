import { addDays } from '@clinic/contract/clinic-calendar';
import type { SaveTimeOff, TimeOff } from '@clinic/contract/scheduling/hours';
import { allOf, oneLine, realDate, required, time } from '@clinic/contract/rules';

export interface TypedTimeOff {
  label: string;
  whole: boolean;
  fromDay: string;
  fromTime: string;
  toDay: string;
  toTime: string;
}

export const EMPTY_TIME_OFF: TypedTimeOff = {
  label: '',
  whole: true,
  fromDay: '',
  fromTime: '09:00',
  toDay: '',
  toTime: '18:00',
};

export function typedFrom({ label, from, to }: Pick<TimeOff, 'label' | 'from' | 'to'>): TypedTimeOff {
  const whole = from.time === '00:00' && to.time === '00:00';
  return {
    label,
    whole,
    fromDay: from.date,
    fromTime: whole ? EMPTY_TIME_OFF.fromTime : from.time,
    toDay: whole ? addDays(to.date, -1) : to.date,
    toTime: whole ? EMPTY_TIME_OFF.toTime : to.time,
  };
}

type Problems = Partial<Record<keyof TypedTimeOff, string>>;

const aLabel = allOf(required('Please give it a name.'), oneLine());
const ORDER = 'Please choose an end that is later than the beginning.';

/** Says which fields are wrong, and why; empty when none is. */
export function problemsOf(typed: TypedTimeOff): Problems {
  const found: Problems = { label: aLabel(typed.label), fromDay: realDate(typed.fromDay) };
  found.toDay = realDate(typed.toDay);
  if (!typed.whole) {
    found.fromTime = time(typed.fromTime);
    found.toTime = time(typed.toTime);
  }
  const problems = Object.fromEntries(Object.entries(found).filter(([, sentence]) => sentence)) as Problems;
  if (Object.keys(problems).length > 0) return problems;
  const from = typed.fromDay + (typed.whole ? '' : typed.fromTime);
  const to = typed.toDay + (typed.whole ? '~' : typed.toTime);
  return from < to ? {} : { [typed.whole || typed.toDay < typed.fromDay ? 'toDay' : 'toTime']: ORDER };
}

export const bodyOf = (
  { label, whole, fromDay, fromTime, toDay, toTime }: TypedTimeOff,
  doctor: string | null,
): SaveTimeOff => ({
  doctor,
  label: label.trim(),
  from: { date: fromDay, time: whole ? '00:00' : fromTime },
  to: whole ? { date: addDays(toDay, 1), time: '00:00' } : { date: toDay, time: toTime },
});
