import { rateOn } from '@clinic/contract/billing/tax-classes';
import Box from '@mui/material/Box';
import { useWatch } from 'react-hook-form';
import { KIND_WORDS } from '../business/tax-class-words.ts';
import type { NewInvoice } from './new-invoice.ts';
import { useRegistered } from './useRegisteredOn.ts';

/** A line's tax code and rate in small print; nothing for a clinic without GST. */
export function ClassOfLine({ taxClass }: { taxClass?: string }) {
  const registered = useRegistered();
  const date = useWatch<NewInvoice, 'date'>({ name: 'date' });
  if (!registered) return null;
  const found = registered.classes.get(taxClass ?? '');
  const rate = found?.kind === 'taxable' ? `${String(rateOn(found, date) ?? '–')} %` : undefined;
  const words = found ? `${found.code} · ${rate ?? KIND_WORDS[found.kind]}` : 'No tax class';
  return (
    <Box component="small" sx={{ display: 'block', color: found ? 'text.secondary' : 'var(--brick-dark)' }}>
      {words}
    </Box>
  );
}
