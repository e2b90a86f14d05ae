import { notify } from '@clinic/ui/layout/notify.ts';
import { useEffect } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { useInvoiceForm } from './useInvoiceForm.ts';
import type { NewInvoice } from './new-invoice.ts';
import { invoiceProblem } from './invoice-problem.ts';

/** Says in a toast what is missing, on each attempt to generate an incomplete invoice. */
export function IncompleteToast() {
  const { submitCount, errors } = useFormState<NewInvoice>();
  const obstacle = invoiceProblem(useWatch() as NewInvoice, useInvoiceForm());
  useEffect(() => {
    if (submitCount > 0 && Object.keys(errors).length > 0 && obstacle) notify.error(obstacle);
    // Only a new attempt shows the toast, not each keystroke after it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [submitCount]);
  return null;
}
