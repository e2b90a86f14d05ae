import { createContext, useContext } from 'react';
import type { InvoiceForm } from './invoice-form.ts';
import { SIMPLE_INVOICE } from './simple-invoice.tsx';

export const InvoiceFormContext = createContext<InvoiceForm>(SIMPLE_INVOICE);

/** The form of the invoice that is typed, as the form's top has decided it. */
export const useInvoiceForm = (): InvoiceForm => useContext(InvoiceFormContext);
