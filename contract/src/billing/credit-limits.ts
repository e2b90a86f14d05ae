import { addDays, type Day } from '../clinic-calendar.ts';
import { financialYearDays } from './paper-numbers.ts';

/**
 * The last day on which a credit note still changes a paper's tax (CGST 34(2)): 30 November after the financial year of
 * the supply, or the day before that year's annual return. `annualReturn`: day of the last one; null: none.
 */
export function lastCreditDay(supplied: Day, annualReturn: Day | null): Day {
  const { to } = financialYearDays(supplied);
  const last = `${to.slice(0, 4)}-11-30`;
  const isFiled = annualReturn !== null && annualReturn > to && annualReturn <= last;
  return isFiled ? addDays(annualReturn, -1) : last;
}
