import type { Day } from '../clinic-calendar.ts';
import { readBirth } from '../reading/days.ts';
import { sentenceOf } from '../reading/reading.ts';

/**
 * Says why a day (yyyy-MM-dd) cannot be a client's birthday: only days from 1900 to `today` can, at most 120 years ago;
 * undefined for a possible one, and for empty text.
 */
export function birthdayProblem(day: string, today: Day): string | undefined {
  const sentence = sentenceOf(readBirth(day, today));
  return (
    sentence &&
    `Please check the birthday: ${sentence.charAt(0).toLowerCase()}${sentence.slice(1).replace(/[?.]$/, '')}.`
  );
}
