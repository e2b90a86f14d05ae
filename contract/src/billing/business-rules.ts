import { composed } from '../reading/text.ts';
import type { Day } from '../clinic-calendar.ts';
import { PAPERS, type Business, type GstRegistration } from './business.ts';
import { gstin, stateCode, stateOf } from './gstin.ts';
import { isPrefix } from './paper-numbers.ts';

export const BUSINESS_LIMITS = { registrations: 20, programClasses: 200, foot: 500 } as const;

/** A UPI address: the account, and the handle of its bank or app (name@handle). */
const UPI_ID = /^[A-Za-z\d._-]{2,256}@[A-Za-z][A-Za-z\d]{1,63}$/;

const keyOf = (name: string): string => composed(name).trim().toLowerCase();

function registrationProblem(row: GstRegistration, state: string): string | undefined {
  if (row.kind === 'none') return row.gstin ? 'A clinic that is not registered has no GSTIN.' : undefined;
  const wrong = gstin(row.gstin);
  if (wrong) return wrong;
  return stateOf(row.gstin) === state ? undefined : 'This GSTIN is of another State than the clinic.';
}

function* registrationProblems({ registration, state }: Business): Generator<[string, string]> {
  for (const [place, row] of registration.entries()) {
    const problem = registrationProblem(row, state);
    if (problem) yield [`registration.${place}.gstin`, problem];
    if (row.from <= (registration[place - 1]?.from ?? ''))
      yield [`registration.${place}.from`, 'Please choose a day after the one before.'];
  }
}

function* problemsOf(business: Business, today: Day): Generator<[string, string]> {
  const { legalName, address, state, registration, upiId, upiPayee, prefixes } = business;
  const registered = registration.some(({ kind }) => kind !== 'none');
  if (registered && !legalName) yield ['legalName', 'A registered clinic prints its legal name.'];
  if (registered && !address) yield ['address', 'A registered clinic prints its address.'];
  const unknownState = state || registered ? stateCode(state) : undefined;
  if (unknownState) yield ['state', unknownState];
  yield* registrationProblems(business);
  if (upiId && !UPI_ID.test(upiId)) yield ['upiId', 'Please enter a UPI id, such as clinic@bank.'];
  if (upiId && !upiPayee) yield ['upiPayee', 'Please enter the name that the payer sees.'];
  for (const paper of PAPERS) {
    const mine = prefixes[paper];
    if (!isPrefix(mine)) yield [`prefixes.${paper}`, 'Please use one to four capital letters and digits.'];
    else if (PAPERS.find((other) => prefixes[other] === mine) !== paper)
      yield [`prefixes.${paper}`, 'Another kind of paper has this prefix.'];
  }
  if (business.closedUntil && business.closedUntil >= today)
    yield ['closedUntil', 'Please choose a day before today.'];
  if (business.annualReturn && business.annualReturn > today)
    yield ['annualReturn', 'Please choose today or an earlier day.'];
  const names = business.programClasses.map(({ name }) => keyOf(name));
  for (const [place, name] of names.entries())
    if (names.indexOf(name) < place)
      yield [`programClasses.${place}.name`, 'This program has a class already.'];
}

/** Mistakes by field path, besides those of each field alone. */
export function businessProblems(business: Business, today: Day): Record<string, string> {
  return Object.fromEntries(problemsOf(business, today));
}

/** Id of the tax class that is proposed for a program, by its name. */
export function proposedClass({ programClasses }: Business, program: string): string | undefined {
  return programClasses.find(({ name }) => keyOf(name) === keyOf(program))?.class;
}
