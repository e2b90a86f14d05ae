import { numberIn } from '@clinic/contract/billing/paper-numbers';
import type { WaitingSeries } from '@clinic/contract/billing/paper-series';
import { formatDay } from '@clinic/contract/clinic-calendar';

export const lastNumberText = ({ series, last, lastDay }: WaitingSeries): string =>
  lastDay
    ? `The last one in the records is ${numberIn(series, last)} of ${formatDay(lastDay)}.`
    : 'The records have no number of this financial year.';
