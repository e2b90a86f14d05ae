import type { InventoryItem } from '@clinic/contract/billing/inventory';
import type { Invoice } from '@clinic/contract/billing/invoices';
import { isUsable } from '@clinic/contract/billing/tax-classes';
import { FailureNotice } from '@clinic/ui/layout/FailureNotice.tsx';
import { PageHeader } from '@clinic/ui/layout/PageHeader.tsx';
import { ContentSkeleton } from '@clinic/ui/layout/PageSkeleton.tsx';
import { failureText } from '@clinic/ui/session/api-error.ts';
import { useGetMany, useGetOne } from 'react-admin';
import { useParams } from 'react-router';
import { useBusiness } from '../business/useBusiness.ts';
import { useTaxClasses } from '../business/useUsableClasses.ts';
import { useLeaveTo } from '../forms/useLeaveTo.ts';
import { useAccount } from '../payments/useAccount.ts';
import { invoiceAsTyped, type Known } from './invoice-as-typed.ts';
import { GenerateInvoiceForm } from './GenerateInvoiceForm.tsx';
import { deskPath } from './invoice-path.ts';
import { useCreditNotes } from './useCreditNotes.ts';
import { paidBy, paymentsFor } from './useInvoiceMoney.ts';
import { useNextNumber } from './useNextNumber.ts';

/** Reads the facts that the form needs besides the invoice; undefined until all are loaded. */
function useKnown(invoice: Invoice | undefined) {
  const isCredited = Boolean(invoice?.credits.length);
  const notes = useCreditNotes(invoice?.id ?? '', { enabled: isCredited });
  const isPaid = Boolean(invoice?.settled);
  const account = useAccount(isPaid ? (invoice?.client.id ?? '') : '');
  const isPaper = Boolean(invoice?.gst);
  const ids = isPaper ? [...new Set(invoice?.items.map(({ id }) => id))] : [];
  const items = useGetMany<InventoryItem>('inventory', { ids }, { enabled: ids.length > 0 });
  const business = useBusiness();
  const all = useTaxClasses(isPaper);
  const classes = (all.data ?? []).filter(isUsable);
  const waits =
    (isPaper && all.isPending) ||
    (isPaid && account.isPending) ||
    (ids.length > 0 && items.isPending) ||
    (isCredited && notes.isPending);
  const error = business.error ?? all.error ?? items.error ?? notes.error ?? account.error;
  if (!business.data || waits) return { error };
  const classOf = (items.data ?? []).flatMap(({ id, taxClass }) =>
    taxClass ? [[id, taxClass] as const] : [],
  );
  const known: Known = {
    mode: paidBy(account.data && paymentsFor(invoice?.id ?? '', account.data)),
    notes: notes.data?.creditNotes ?? [],
    business: business.data.business,
    classes,
    classOf: new Map(classOf),
  };
  return { known, error };
}

/** Corrects an invoice: one press credits it wholly and makes the new one. */
function CorrectInvoicePage({ pathOf = deskPath }: { pathOf?: (id: string) => string }) {
  const { id = '' } = useParams();
  const leaveTo = useLeaveTo();
  const { data, error, refetch } = useGetOne<Invoice>('invoices', { id }, { onError: () => undefined });
  const { known, error: unknown } = useKnown(data);
  const proposedNumber = useNextNumber(id);
  return (
    <>
      <PageHeader
        title={data ? `Correct ${data.invoiceNumber}` : 'Correct Invoice'}
        context="What is changed here comes on a new invoice; a credit note takes the old one back."
      />
      {error && (
        <FailureNotice
          sentence={failureText(error, 'Failed to fetch invoice data')}
          onRetry={() => void refetch()}
        />
      )}
      {unknown && !known && <FailureNotice sentence={failureText(unknown, 'Failed to fetch invoice data')} />}
      {!known && !error && !unknown && <ContentSkeleton rows={1} height={480} />}
      {data && known && (
        <GenerateInvoiceForm
          key={data.updatedAt}
          client={data.client.id}
          corrects={data}
          before={invoiceAsTyped(data, known)}
          proposedNumber={proposedNumber}
          onCreated={({ invoice, message }) => leaveTo(pathOf(invoice.id), { corrected: message })}
        />
      )}
    </>
  );
}

export default CorrectInvoicePage;
