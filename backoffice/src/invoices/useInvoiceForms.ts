import type { Day } from '@clinic/contract/clinic-calendar';
import { registrationOn, type Business } from '@clinic/contract/billing/business';
import type { TaxClass } from '@clinic/contract/billing/tax-classes';
import { realDate } from '@clinic/contract/rules';
import { today } from '@clinic/ui/clinic-page';
import { useMemo } from 'react';
import { useBusiness } from '../business/useBusiness.ts';
import { useUsableClasses } from '../business/useUsableClasses.ts';
import { gstInvoice } from './gst-invoice.tsx';
import type { InvoiceForm } from './invoice-form.ts';
import { INVOICE_BEFORE_REGISTRATION, SIMPLE_INVOICE } from './simple-invoice.tsx';

/** The form of an invoice, by its day: a clinic's registration for GST begins, changes and ends on a day. */
export type FormOn = (day: Day) => InvoiceForm;

function formsOf(business: Business, usable: readonly TaxClass[]): FormOn {
  const classes = new Map(usable.map((one) => [one.id, one]));
  const kindOn = (day: Day) => registrationOn(business, day).kind;
  return (day) => {
    const kind = kindOn(day);
    if (kind !== 'none') return gstInvoice({ business, kind, classes });
    const isBefore = !realDate(day) && day < today() && kindOn(today()) !== 'none';
    return isBefore ? INVOICE_BEFORE_REGISTRATION : SIMPLE_INVOICE;
  };
}

const simple: FormOn = () => SIMPLE_INVOICE;

/** Reads the clinic's registration, and its classes only when it ever was registered. */
export function useInvoiceForms(): FormOn {
  const { data } = useBusiness();
  const isNeeded = data?.business.registration.some(({ kind }) => kind !== 'none') ?? false;
  const usable = useUsableClasses({ isNeeded });
  return useMemo(() => (data ? formsOf(data.business, usable) : simple), [data, usable]);
}
