import { fromToday, multipleOfFive } from '@clinic/contract/rules';
import type { ChosenTime } from './TimeChoice.tsx';

export function timeErrors(
  { date, time }: ChosenTime,
  today: string,
): Partial<Record<keyof ChosenTime, string>> {
  const dateError = !date ? 'Please choose a date.' : fromToday(today)(date);
  const timeError = !time ? 'Please choose a time.' : multipleOfFive(time);
  return { ...(dateError && { date: dateError }), ...(timeError && { time: timeError }) };
}
