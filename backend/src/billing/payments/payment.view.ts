import { fromPaise } from '@clinic/contract/billing/invoice-totals';
import type { Payment } from '@clinic/contract/billing/payments';
import type { PersonRef } from '@clinic/contract/people';
import { stored } from '../../platform/http/stored.ts';
import type { NamedPerson, PaymentRecord } from './payment.schema.ts';

export const personView = ({ id, name }: NamedPerson): PersonRef => ({ id: id.toHexString(), name });

export function paymentView(payment: PaymentRecord): Payment {
  const { direction, kind, number, day, mode, reference, uses, source, reversed, closing } = payment;
  return {
    ...stored(payment),
    direction,
    kind,
    number,
    client: personView(payment.client),
    day,
    mode,
    amount: fromPaise(payment.amount),
    reference,
    by: personView(payment.by),
    // What was taken back is nobody's credit.
    left: reversed ? 0 : fromPaise(payment.left),
    uses: uses.map(({ id, invoice, invoiceNumber, wanted, taken }) => ({
      id: id.toHexString(),
      invoice: invoice.toHexString(),
      invoiceNumber,
      wanted: fromPaise(wanted),
      taken: taken === null ? null : fromPaise(taken),
    })),
    source: source?.toHexString() ?? null,
    reversed: reversed && {
      at: reversed.at.toISOString(),
      by: personView(reversed.by),
      reason: reversed.reason,
    },
    closing: closing?.toHexString() ?? null,
  };
}
