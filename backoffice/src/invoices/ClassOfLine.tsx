import Box from '@mui/material/Box';
import { useWatch } from 'react-hook-form';
import { useInvoiceForm } from './useInvoiceForm.ts';
import type { NewInvoice } from './new-invoice.ts';

/** A line's tax code and rate in small print; nothing on an invoice without GST. */
export function ClassOfLine({ taxClass }: { taxClass?: string }) {
  const date = useWatch<NewInvoice, 'date'>({ name: 'date' });
  const said = useInvoiceForm().classOfLine(taxClass, date);
  if (!said) return null;
  const color = said.isMissing ? 'var(--brick-dark)' : 'text.secondary';
  return (
    <Box component="small" sx={{ display: 'block', color }}>
      {said.words}
    </Box>
  );
}
