import type { Day } from '@clinic/contract/clinic-calendar';
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import Box from '@mui/material/Box';
import { useWatch } from 'react-hook-form';
import { DayInput } from '../forms/DayInput.tsx';
import type { FormOn } from './useInvoiceForms.ts';

/** The invoice's day, which decides its form: a typed day is checked by the rule of its own form. */
export function InvoiceDay({ formOn }: { formOn: FormOn }) {
  const day = useWatch({ name: 'date' }) as Day;
  const odd = formOn(day).oddDay(day);
  return (
    <Box>
      <DayInput source="date" label="Date" validate={(value) => formOn(value as Day).dayRule(value)} />
      {odd && (
        <Notice tone="waiting" announce="status" sx={{ mb: 2 }}>
          {odd}
        </Notice>
      )}
    </Box>
  );
}
