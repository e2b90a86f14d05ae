import type { Invoice } from '@clinic/contract/billing/invoices';
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import Link from '@mui/material/Link';
import { useGetOne } from 'react-admin';
import { Link as RouterLink } from 'react-router';

interface Props {
  invoice: Invoice;
  pathOf: (id: string) => string;
}

interface OtherProps {
  id: string;
  to: string;
}

/** Links to another invoice, with its number once that is loaded. */
function OtherInvoice({ id, to }: OtherProps) {
  const { data } = useGetOne<Invoice>('invoices', { id }, { onError: () => undefined });
  return (
    <Link component={RouterLink} to={to} color="inherit">
      {data?.invoiceNumber ?? 'another invoice'}
    </Link>
  );
}

/** Links an invoice to its correction, or to the invoice it corrects. */
export function InPlaceOf({ invoice: { replacedBy, replaces }, pathOf }: Props) {
  if (!replacedBy && !replaces) return null;
  return (
    <Notice tone={replacedBy ? 'waiting' : 'good'} sx={{ mb: 4, displayPrint: 'none' }}>
      {replacedBy && (
        <div>
          This invoice is credited: <OtherInvoice id={replacedBy} to={pathOf(replacedBy)} /> takes its place.
        </div>
      )}
      {replaces && (
        <div>
          This invoice takes the place of <OtherInvoice id={replaces} to={pathOf(replaces)} />.
        </div>
      )}
    </Notice>
  );
}
