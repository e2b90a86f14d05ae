import { INVOICE_LIMITS } from '@clinic/contract/billing/invoices';
import { formatRupees, lineTotal } from '@clinic/contract/billing/invoice-totals';
import type { Client } from '@clinic/contract/people';
import { money } from '@clinic/contract/rules';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { SelectInput, useGetOne } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { NumberField } from '../forms/NumberField.tsx';
import { FormSection } from './FormSection.tsx';
import { useInvoiceForm } from './useInvoiceForm.ts';
import { weeksRule, type NewInvoice } from './new-invoice.ts';

interface Props {
  /** Name of the program on the invoice that is corrected; empty without one, left out when none is. */
  before?: string;
}

export function PlanSection({ before }: Props) {
  const { programClass } = useInvoiceForm();
  const { setValue } = useFormContext<NewInvoice>();
  const [client, selectedPlan, weeks, price] = useWatch<
    NewInvoice,
    ['client', 'selectedPlan', 'numberOfWeeks', 'pricePerWeek']
  >({ name: ['client', 'selectedPlan', 'numberOfWeeks', 'pricePerWeek'] });
  const { data, isFetching } = useGetOne<Client>('clients', { id: client }, { enabled: Boolean(client) });
  const program = client && data?.id === client ? data.program : null;
  const programName = program?.name;
  const duration = Number.isInteger(program?.duration) ? program?.duration : 0;
  useEffect(() => {
    // A correction keeps the old invoice's program and weeks.
    if (isFetching || before !== undefined) return;
    if (selectedPlan && selectedPlan !== programName) setValue('selectedPlan', '');
    setValue('numberOfWeeks', Math.min(duration ?? 0, INVOICE_LIMITS.weeks.max));
    // Proposed when the client changes, not when the weeks are typed.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [programName, duration, isFetching, before, setValue]);
  const names = new Set([before, programName].filter((name) => name !== undefined && name !== ''));
  const programs = [...names].map((name) => ({ id: name, name }));
  const exact = !weeksRule(weeks) && !money(price);
  return (
    <FormSection title="Plan details">
      <Box sx={{ display: 'grid', columnGap: 4, gridTemplateColumns: { xs: '1fr', sm: '2fr 1fr 1fr' } }}>
        <SelectInput
          source="selectedPlan"
          label="Plan"
          choices={programs}
          emptyText="No plan"
          emptyValue=""
          disabled={programs.length === 0}
          helperText={
            !client
              ? 'Choose a client first.'
              : programs.length === 0 && !isFetching
                ? 'No active program'
                : false
          }
        />
        <NumberField
          source="numberOfWeeks"
          label="Number of weeks"
          disabled={!selectedPlan}
          validate={(value, all: NewInvoice) => (all.selectedPlan ? weeksRule(value) : undefined)}
          helperText={false}
        />
        <NumberField
          source="pricePerWeek"
          label="Price per week"
          isRequired={Boolean(selectedPlan)}
          disabled={!selectedPlan}
          validate={(value, all: NewInvoice) => (all.selectedPlan ? money(value) : undefined)}
          helperText={false}
        />
      </Box>
      {programClass}
      <Typography variant="body2" sx={{ textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}>
        Plan total:{' '}
        {formatRupees(selectedPlan && exact ? lineTotal({ quantity: weeks ?? 0, price: price ?? 0 }) : 0)}
      </Typography>
    </FormSection>
  );
}
