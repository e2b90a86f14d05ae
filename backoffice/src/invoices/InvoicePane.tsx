import type { Invoice } from '@clinic/contract/billing/invoices';
import type { PersonRef } from '@clinic/contract/people';
import { rememberedSize } from '@clinic/ui/papers/paper-size.ts';
import { SheetPrint } from '@clinic/ui/papers/SheetPrint.tsx';
import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useState, type ReactNode } from 'react';
import { InPlaceOf } from './InPlaceOf.tsx';
import { InvoiceActions } from './InvoiceActions.tsx';
import InvoiceSheet from './InvoiceSheet.tsx';
import { SaidPaidRow } from './SaidPaidRow.tsx';
import { useCreditNotes } from './useCreditNotes.ts';

/** Prints the sheet alone, without the list beside it. */
const sheetAlone = (
  <GlobalStyles
    styles={{
      '@media print': {
        'body *:not(:has(.invoice-sheet), .invoice-sheet, .invoice-sheet *)': { display: 'none !important' },
        'body *:has(.invoice-sheet)': {
          display: 'block !important',
          position: 'static !important',
          maxHeight: 'none !important',
          margin: '0 !important',
          padding: '0 !important',
          border: '0 !important',
          overflow: 'visible !important',
        },
      },
    }}
  />
);

interface Props {
  invoice: Invoice;
  pathOf: (id: string) => string;
  Client: (client: PersonRef) => ReactNode;
}

/** An invoice beside its list, with what its page offers. */
function InvoicePane({ invoice, pathOf, Client }: Props) {
  const { data } = useCreditNotes(invoice.id);
  const [size] = useState(rememberedSize);
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 4 }}>
        <InvoiceActions invoice={invoice} path={pathOf(invoice.id)} notes={data?.creditNotes} />
      </Box>
      <InPlaceOf invoice={invoice} pathOf={pathOf} />
      <SaidPaidRow invoice={invoice} />
      <SheetPrint size={size}>
        <InvoiceSheet invoice={invoice} Client={Client} />
      </SheetPrint>
      {sheetAlone}
    </>
  );
}

export default InvoicePane;
