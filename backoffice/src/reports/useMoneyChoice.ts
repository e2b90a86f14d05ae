import { REPORT_NAMES, type MoneyReportName } from '@clinic/contract/billing/money-reports';
import { addDays, isRealDate, type Day } from '@clinic/contract/clinic-calendar';
import { today } from '@clinic/ui/clinic-page';
import { useSearchParams } from 'react-router';

export type ShownReport = Exclude<MoneyReportName, 'month'>;

export const SHOWN_REPORTS = REPORT_NAMES.filter((name) => name !== 'month');

/** A period of days, and the label of its button. */
interface Month {
  label: string;
  from: Day;
  to: Day;
}

/** Two periods: this month up to today, and all of the last one. */
export function monthsOf(now: Day): Month[] {
  const first = `${now.slice(0, 8)}01`;
  const last = addDays(first, -1);
  return [
    { label: 'This month', from: first, to: now },
    { label: 'Last month', from: `${last.slice(0, 8)}01`, to: last },
  ];
}

export interface Choice {
  name: ShownReport;
  from: Day;
  to: Day;
}

/** The chosen report and period, kept in the page's address; at first the month up to today. */
export function useMoneyChoice(): [Choice, (change: Partial<Choice>) => void] {
  const [asked, setAsked] = useSearchParams();
  const dayOf = (name: 'from' | 'to', otherwise: Day): Day => {
    const day = asked.get(name) ?? '';
    return isRealDate(day) ? day : otherwise;
  };
  const choice = {
    name: SHOWN_REPORTS.find((name) => name === asked.get('report')) ?? 'collectionsByDay',
    from: dayOf('from', `${today().slice(0, 8)}01`),
    to: dayOf('to', today()),
  };
  const choose = (change: Partial<Choice>) => {
    const { name: report, from, to } = { ...choice, ...change };
    setAsked({ report, from, to }, { replace: true });
  };
  return [choice, choose];
}
