import { addDays, type Day } from '../clinic-calendar.ts';
import { financialYearDays } from './paper-numbers.ts';

/**
 * CGST 34(2): the last day on which a credit note changes the tax of a paper: 30 November after the financial year of
 * the supply, or the day before its annual return. `annualReturn`: day of the last one; null: none.
 */
export function lastCreditDay(supplied: Day, annualReturn: Day | null): Day {
  const { to } = financialYearDays(supplied);
  const last = `${to.slice(0, 4)}-11-30`;
  const isFiled = annualReturn !== null && annualReturn > to && annualReturn <= last;
  return isFiled ? addDays(annualReturn, -1) : last;
}
