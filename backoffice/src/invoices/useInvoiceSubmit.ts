import { invoiceCalls } from '@clinic/contract/billing/invoice-calls';
import type { Invoice, InvoiceCreated } from '@clinic/contract/billing/invoices';
import { notify } from '@clinic/ui/layout/notify.ts';
import { failureText } from '@clinic/ui/session/api-error.ts';
import { fieldErrorsOf, refusalOf } from '@clinic/ui/session/refusal.ts';
import { useState } from 'react';
import { useFormDraft } from '../forms/useFormDraft.ts';
import type { ClinicDataProvider } from '../providers/data-provider.ts';
import { useServer } from '../providers/useServer.ts';
import { bodyOf, obstacleOf, type NewInvoice } from './new-invoice.ts';

interface Options {
  /** Id of the prefilled client. */
  client: string;
  corrects?: Invoice;
  onCreated: (created: InvoiceCreated) => void;
}

async function make(
  api: ClinicDataProvider,
  invoice: NewInvoice,
  corrects?: Invoice,
): Promise<InvoiceCreated> {
  const simple = bodyOf(invoice);
  if (!corrects) return api.call(invoiceCalls.add, { body: simple });
  // What the old paper had received pays for the new one; the desk takes the rest afterwards.
  const body = {
    updatedAt: corrects.updatedAt,
    reason: invoice.reason,
    invoice: { ...simple, payments: [] },
  };
  const { message, replacement } = await api.call(invoiceCalls.correct, { id: corrects.id, body });
  return { message, invoice: replacement, warnings: [] };
}

/** Makes the invoice that was typed; its draft is kept until then. */
export function useInvoiceSubmit({ client, corrects, onCreated }: Options) {
  const [failure, setFailure] = useState<string | null>(null);
  const [incomplete, setIncomplete] = useState(false);
  const [saved, setSaved] = useState(false);
  const server = useServer();
  // One draft per client, so that no invoice comes back under another client's name.
  const draft = useFormDraft(corrects ? `correct:${corrects.id}` : `invoice:${client}`);
  const submit = async (values: object): Promise<Record<string, string> | undefined> => {
    const invoice = values as NewInvoice;
    setFailure(null);
    const obstacle = obstacleOf(invoice);
    setIncomplete(obstacle !== undefined);
    if (obstacle) {
      notify.error(obstacle);
      return undefined;
    }
    try {
      const created = await server((api) => make(api, invoice, corrects));
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
      return fieldErrorsOf(error) ?? undefined;
    }
  };
  return { submit, draft, failure, incomplete, saved };
}
