import { fromPaise } from '@clinic/contract/billing/invoice-totals';
import type { Payment } from '@clinic/contract/billing/payments';
import { personView } from '../../platform/http/person-view.ts';
import { stored } from '../../platform/http/stored.ts';
import type { PaymentRecord } from './payment.schema.ts';

export function paymentView(payment: PaymentRecord): Payment {
  const {
    direction,
    kind,
    number,
    day,
    mode,
    reference,
    uses,
    source,
    reversed,
    reversing,
    closing,
    issuer,
  } = payment;
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
    // A payment that is cancelled, or is being cancelled, is no credit.
    left: reversed || reversing ? 0 : fromPaise(payment.left),
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
    ...(issuer && { issuer }),
  };
}
