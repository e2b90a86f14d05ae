import { addDays, type Day } from '../clinic-calendar.ts';
import { registrationOn, type Business, type RegistrationKind } from './business.ts';

/** A period, both days included, in which a clinic's registration would change. */
export interface ChangedDays {
  from: Day;
  to: Day;
  before: RegistrationKind;
  after: RegistrationKind;
}

const FIRST = '0001-01-01';
const LAST = '9999-12-31';

/** The periods in which two lists of registrations differ in kind; another GSTIN alone changes no paper. */
export function changedDays(
  before: Pick<Business, 'registration'>,
  after: Pick<Business, 'registration'>,
): ChangedDays[] {
  const begins = [FIRST, ...[...before.registration, ...after.registration].map(({ from }) => from)];
  const starts = [...new Set(begins)].toSorted();
  return starts.flatMap((from, place) => {
    const next = starts[place + 1];
    const kinds = { before: registrationOn(before, from).kind, after: registrationOn(after, from).kind };
    return kinds.before === kinds.after ? [] : [{ from, to: next ? addDays(next, -1) : LAST, ...kinds }];
  });
}
