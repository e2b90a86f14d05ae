import { numberIn } from '@clinic/contract/billing/paper-numbers';
import type { WaitingSeries } from '@clinic/contract/billing/paper-series';
import { formatDay } from '@clinic/contract/clinic-calendar';

export const lastNumberText = ({ series, last, lastDay }: WaitingSeries): string =>
  lastDay
    ? `The database has numbers up to ${numberIn(series, last)} of ${formatDay(lastDay)}.`
    : 'The database has no number of this financial year.';
