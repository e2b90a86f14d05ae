import { paperDay, unusualDay } from '@clinic/contract/billing/paper-days';
import type { Day } from '@clinic/contract/clinic-calendar';
import { realDate } from '@clinic/contract/rules';
import { today } from '@clinic/ui/clinic-page';
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import Box from '@mui/material/Box';
import { useContext } from 'react';
import { useWatch } from 'react-hook-form';
import { DayInput } from '../forms/DayInput.tsx';
import { RegisteredOnContext } from './useRegisteredOn.ts';

/**
 * The invoice's day. A registered clinic's must not be in the future; for a simple invoice the form only warns of an
 * unusual one.
 */
export function InvoiceDay() {
  const registeredOn = useContext(RegisteredOnContext);
  const day = useWatch({ name: 'date' }) as Day;
  const isPaper = registeredOn(day) !== null;
  const odd = !isPaper && !realDate(day) ? unusualDay(day, today()) : undefined;
  return (
    <Box>
      <DayInput
        source="date"
        label="Date"
        validate={(value) => (registeredOn(value as Day) ? paperDay(today()) : realDate)(value)}
      />
      {odd && (
        <Notice tone="waiting" announce="status" sx={{ mb: 2 }}>
          {odd}
        </Notice>
      )}
    </Box>
  );
}
