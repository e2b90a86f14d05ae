import { invoiceCalls } from '@clinic/contract/billing/invoice-calls';
import { formatRupees } from '@clinic/contract/billing/invoice-totals';
import type { Invoice, InvoiceCreated } from '@clinic/contract/billing/invoices';
import { useSaving, type FieldErrors } from '@clinic/ui/forms/useSaving.ts';
import type { FormAccess } from '@clinic/ui/forms/form-access.ts';
import { notify } from '@clinic/ui/layout/notify.ts';
import { fieldErrorsOf, refusalOf } from '@clinic/ui/session/refusal.ts';
import type { RepeatKeys } from '@clinic/ui/session/request-keys.ts';
import { withAdminAddress } from '../business/admin-address.ts';
import { invoicePath } from './invoice-path.ts';
import type { NewInvoice } from './new-invoice.ts';
import { correctedWords } from './corrected-words.ts';
import { fieldsOfForm } from './typed-paper.ts';
import type { InvoiceForm } from './invoice-form.ts';
import type { FormOn } from './useInvoiceForms.ts';

interface Options {
  /** Id of the prefilled client. */
  client: string;
  corrects?: Invoice;
  formOn: FormOn;
  /** Asks the person before the invoice is sent. */
  ask: (invoice: NewInvoice) => boolean | Promise<boolean>;
  onCreated: (created: InvoiceCreated) => void;
}

interface Making {
  invoice: NewInvoice;
  form: InvoiceForm;
  corrects?: Invoice;
  keys?: RepeatKeys;
}

async function make(
  api: FormAccess['api'],
  { invoice, form, corrects, keys }: Making,
): Promise<InvoiceCreated> {
  const body = form.body(invoice);
  if (corrects) {
    const { id, updatedAt } = corrects;
    // The server pays a correction with the old invoice's money; no other credit is used.
    const correction = { updatedAt, reason: invoice.reason, invoice: { ...body, useCredit: false } };
    const answer = await api.call(invoiceCalls.correct, { id, body: correction }, { keys });
    return { message: correctedWords(answer), invoice: answer.replacement, warnings: [] };
  }
  return 'invoiceNumber' in body
    ? api.call(invoiceCalls.add, { body }, { keys })
    : api.call(invoiceCalls.issue, { body }, { keys });
}

/** Moves refusals to the form's own fields. */
function fieldsOf(failure: unknown, sentence: string): FieldErrors | undefined {
  if (refusalOf(failure)?.code === 'INVOICE_NUMBER_TAKEN') return { invoiceNumber: sentence };
  const errors = fieldErrorsOf(failure);
  return errors ? fieldsOfForm(errors) : undefined;
}

/** Says how much was paid and is owed, unless all is paid. */
const createdWords = ({ due, settled }: Invoice): string => {
  const made = 'Invoice generated successfully';
  return due > 0 ? `${made}: ${formatRupees(settled)} paid, ${formatRupees(due)} due` : made;
};

/** Makes the invoice that was typed; its draft is kept until then. */
export const useInvoiceSaving = ({ client, corrects, formOn, ask, onCreated }: Options) =>
  useSaving<NewInvoice, InvoiceCreated>({
    // A draft for each client, so that no invoice is restored under another client's name.
    draft: corrects ? `correct:${corrects.id}` : `invoice:${client}`,
    ask,
    send: (invoice, { api, keys }) => make(api, { invoice, form: formOn(invoice.date), corrects, keys }),
    saved: (created) => {
      onCreated(created);
      return corrects ? 'Invoice corrected' : createdWords(created.invoice);
    },
    otherwise: `Failed to ${corrects ? 'correct' : 'generate'} invoice.`,
    ...(corrects && { worded: withAdminAddress(invoicePath(corrects.id)) }),
    refused: (failure, sentence) => {
      notify.error(sentence);
      return fieldsOf(failure, sentence);
    },
  });
