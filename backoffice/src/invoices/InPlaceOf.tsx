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

/** Leads to another invoice, by its number once that is read. */
function OtherInvoice({ id, to }: OtherProps) {
  const { data } = useGetOne<Invoice>('invoices', { id }, { onError: () => undefined });
  return (
    <Link component={RouterLink} to={to} color="inherit">
      {data?.invoiceNumber ?? 'another invoice'}
    </Link>
  );
}

/** Says which invoice a correction made in the place of this one, or of which one this takes the place. */
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
