import { formatRupees } from '@clinic/contract/billing/invoice-totals';
import { NO_EMAIL } from '@clinic/contract/clients/no-email';
import { formatDay } from '@clinic/contract/clinic-calendar';
import type { Found } from '@clinic/contract/dashboards/search-calls';
import type { Destination, Paths } from './destinations.ts';

/** Joins a paper's facts to one line. */
const factsOf = (...facts: string[]): string => facts.filter(Boolean).join(' · ');

/** Makes results of what the server found; loaded with the first search. */
export function destinationsOf(found: Found, paths: Paths): Destination[] {
  const { clients, invoices, items = [], payments = [], creditNotes = [] } = found;
  return [
    ...clients.map((client) => ({
      key: `client:${client.id}`,
      label: client.name,
      detail: `${client.phone} · ${client.email || NO_EMAIL}`,
      group: client.similar ? ('Similar names' as const) : ('Clients' as const),
      to: paths.client(client),
    })),
    ...(paths.invoice ? invoices : []).map(({ id, invoiceNumber, client }) => ({
      key: `invoice:${id}`,
      label: invoiceNumber,
      detail: client,
      group: 'Invoices' as const,
      to: paths.invoice?.(id) ?? '',
    })),
    ...(paths.payment ? payments : []).map((payment) => ({
      key: `payment:${payment.id}`,
      label: payment.number ?? `Payment of ${formatRupees(payment.amount)}`,
      detail: factsOf(
        payment.client,
        payment.number ? formatRupees(payment.amount) : '',
        payment.mode,
        payment.reference,
        formatDay(payment.day),
      ),
      group: 'Payments' as const,
      to: paths.payment?.(payment) ?? '',
    })),
    ...(paths.creditNote ? creditNotes : []).map(({ id, number, client, amount, day }) => ({
      key: `creditNote:${id}`,
      label: number,
      detail: factsOf(client, formatRupees(amount), formatDay(day)),
      group: 'Credit notes' as const,
      to: paths.creditNote?.(id) ?? '',
    })),
    ...(paths.item ? items : []).map(({ id, name, category }) => ({
      key: `item:${id}`,
      label: name,
      detail: category,
      group: 'Items' as const,
      to: paths.item?.(id) ?? '',
    })),
  ];
}
