import { stateTaxName } from '@clinic/contract/billing/gstin';
import { formatDeduction, formatRupees } from '@clinic/contract/billing/invoice-totals';
import { useContext } from 'react';
import { useWatch } from 'react-hook-form';
import { Sums } from '@clinic/ui/papers/Sums.tsx';
import { totalsOf, type NewInvoice } from './new-invoice.ts';
import { gstOf, type GstShown } from './registered.ts';
import { isBeforeRegistration, RegisteredOnContext, useRegistered } from './useRegisteredOn.ts';

const shown = (amount?: number) => (amount === undefined ? '–' : formatRupees(amount));

function simpleRows(invoice: NewInvoice, isBefore: boolean): [string, string][] {
  const totals = totalsOf(invoice);
  return [
    ['Subtotal', shown(totals?.subtotal)],
    ['Discount', totals ? formatDeduction(totals.discount) : '–'],
    ['Tax', shown(totals?.tax)],
    [isBefore ? 'Total, before the registration: no GST' : 'Total', shown(totals?.total)],
  ];
}

function gstRows(gst: GstShown | null): [string, string][] {
  const totals = gst?.totals;
  const half: [string, string][] = [
    ['CGST', shown(totals?.cgst)],
    [stateTaxName(gst?.place ?? ''), shown(totals?.sgst)],
  ];
  return [
    ['Subtotal', shown(totals?.subtotal)],
    ['Discount', totals ? formatDeduction(totals.discount) : '–'],
    ...(gst?.sameState === false ? [['IGST', shown(totals?.igst)] as [string, string]] : half),
    ...(totals && totals.roundOff !== 0
      ? [['Round-off', formatRupees(totals.roundOff)] as [string, string]]
      : []),
    ['Total', shown(totals?.total)],
  ];
}

export function TotalsBox() {
  const invoice = useWatch() as NewInvoice;
  const registered = useRegistered();
  const isBefore = isBeforeRegistration(invoice.date, useContext(RegisteredOnContext));
  const gst = registered && gstOf(invoice, registered);
  return (
    <div aria-live="polite">
      <Sums
        rows={registered ? gstRows(typeof gst === 'object' ? gst : null) : simpleRows(invoice, isBefore)}
        sx={{ mt: 3, '& > :last-of-type': { borderColor: 'var(--line)', fontSize: '1.2rem' } }}
      />
    </div>
  );
}
