import { invoiceCalls } from '@clinic/contract/billing/invoice-calls';
import type { Invoice, InvoiceCreated } from '@clinic/contract/billing/invoices';
import { notify } from '@clinic/ui/layout/notify.ts';
import { failureText } from '@clinic/ui/session/api-error.ts';
import { fieldErrorsOf, refusalOf } from '@clinic/ui/session/refusal.ts';
import { useState } from 'react';
import { useFormDraft } from '../forms/useFormDraft.ts';
import type { ClinicDataProvider } from '../providers/data-provider.ts';
import { useServer } from '../providers/useServer.ts';
import { bodyOf, type NewInvoice } from './new-invoice.ts';
import { obstacleOf } from './obstacle.ts';
import { correctedWords } from './corrected-words.ts';
import { issueBodyOf, type Registered } from './registered.ts';
import { fieldsOfForm } from './typed-paper.ts';
import type { RegisteredOn } from './useRegisteredOn.ts';

interface Options {
  /** Id of the prefilled client. */
  client: string;
  corrects?: Invoice;
  registeredOn: RegisteredOn;
  onCreated: (created: InvoiceCreated) => void;
}

interface Making {
  invoice: NewInvoice;
  registered: Registered | null;
  corrects?: Invoice;
}

async function make(
  api: ClinicDataProvider,
  { invoice, registered, corrects }: Making,
): Promise<InvoiceCreated> {
  const body = registered ? issueBodyOf(invoice, registered) : bodyOf(invoice);
  if (corrects) {
    const { id, updatedAt } = corrects;
    // What the old paper had received pays for the new one by itself; no other credit is used.
    const answer = await api.call(invoiceCalls.correct, {
      id,
      body: { updatedAt, reason: invoice.reason, invoice: { ...body, useCredit: false } },
    });
    return { message: correctedWords(answer), invoice: answer.replacement, warnings: [] };
  }
  return 'invoiceNumber' in body
    ? api.call(invoiceCalls.add, { body })
    : api.call(invoiceCalls.issue, { body });
}

/** Makes the invoice that was typed; its draft is kept until then. */
export function useInvoiceSubmit({ client, corrects, registeredOn, onCreated }: Options) {
  const [failure, setFailure] = useState<string | null>(null);
  const [incomplete, setIncomplete] = useState(false);
  const [saved, setSaved] = useState(false);
  const server = useServer();
  // One draft per client, so that no invoice comes back under another client's name.
  const draft = useFormDraft(corrects ? `correct:${corrects.id}` : `invoice:${client}`);
  const submit = async (values: object): Promise<Record<string, string> | undefined> => {
    const invoice = values as NewInvoice;
    setFailure(null);
    const registered = registeredOn(invoice.date);
    const obstacle = obstacleOf(invoice, registered);
    setIncomplete(obstacle !== undefined);
    if (obstacle) {
      notify.error(obstacle);
      return undefined;
    }
    try {
      const created = await server((api) => make(api, { invoice, registered, corrects }));
      // Drops the draft before the next form looks for one.
      draft?.drop();
      setSaved(true);
      notify.success(corrects ? 'Invoice corrected' : 'Invoice generated successfully');
      onCreated(created);
      return undefined;
    } catch (error) {
      const sentence = failureText(
        error,
        corrects ? 'Failed to correct invoice.' : 'Failed to generate invoice.',
      );
      setFailure(sentence);
      notify.error(sentence);
      if (refusalOf(error)?.code === 'INVOICE_NUMBER_TAKEN') return { invoiceNumber: sentence };
      const errors = fieldErrorsOf(error);
      return errors ? fieldsOfForm(errors) : undefined;
    }
  };
  return { submit, draft, failure, incomplete, saved };
}
