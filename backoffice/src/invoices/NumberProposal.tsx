import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import type { NewInvoice } from './new-invoice.ts';

/** Fills in the next free number until the assistant types one. */
export function NumberProposal({ proposed }: { proposed: string }) {
  const { getValues, resetField } = useFormContext<NewInvoice>();
  useEffect(() => {
    if (proposed && !getValues('invoiceNumber')) resetField('invoiceNumber', { defaultValue: proposed });
  }, [proposed, getValues, resetField]);
  return null;
}
