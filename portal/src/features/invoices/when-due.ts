import { formatInvoiceDate } from '@clinic/contract/clinic-calendar';
import { formatRupees } from '@clinic/contract/billing/invoice-totals';
import type { Due } from '@clinic/contract/billing/payments';
import { today } from '@clinic/ui/clinic-page';

export function whenDue({ dueSince, overdue, parts }: Due): string {
  if (parts.length < 2) return `${overdue > 0 ? 'Due since' : 'Due on'} ${formatInvoiceDate(dueSince)}`;
  const now = today();
  return parts
    .map(
      ({ day, amount }) => `${formatRupees(amount)} ${day <= now ? 'since' : 'on'} ${formatInvoiceDate(day)}`,
    )
    .join(', ');
}

/** Rupees that have had their day; before the first day, the instalment that may be paid early. */
export const payable = ({ due, overdue, parts }: Due): number => overdue || (parts[0]?.amount ?? due);
