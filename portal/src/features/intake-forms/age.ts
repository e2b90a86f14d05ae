import { isRealDate } from '@clinic/contract/clinic-calendar';

/** Full years from a date of birth to `today` (both yyyy-MM-dd); empty text for a date that is none or to come. */
export function ageOn(today: string, dateOfBirth: string): string {
  if (!isRealDate(dateOfBirth) || dateOfBirth > today) return '';
  const birthdayToCome = today.slice(5) < dateOfBirth.slice(5);
  return String(Number(today.slice(0, 4)) - Number(dateOfBirth.slice(0, 4)) - (birthdayToCome ? 1 : 0));
}
