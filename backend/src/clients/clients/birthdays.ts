import { birthdayProblem } from '@clinic/contract/clients/birthday';
import type { Day } from '@clinic/contract/clinic-calendar';
import { invalid } from '../../platform/http/api-error.ts';

/** Refuses a day that cannot be a birthday on `today`. Throws INVALID_INPUT. */
export function refuseBirthday(birthday: Day | null | undefined, today: Day): void {
  const problem = birthday ? birthdayProblem(birthday, today) : undefined;
  if (problem) throw invalid('birthday', problem);
}
