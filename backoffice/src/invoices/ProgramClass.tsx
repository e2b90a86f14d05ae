import type { TaxClass } from '@clinic/contract/billing/tax-classes';
import Box from '@mui/material/Box';
import { SelectInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { NewInvoice } from './new-invoice.ts';

interface Props {
  classes: ReadonlyMap<string, TaxClass>;
  proposedFor: (program: string) => TaxClass | undefined;
}

/** The program's tax class: proposed by its name, and the desk may choose another. */
export function ProgramClass({ classes, proposedFor }: Props) {
  const program = useWatch<NewInvoice, 'selectedPlan'>({ name: 'selectedPlan' });
  if (!program) return null;
  const proposed = proposedFor(program);
  return (
    <Box sx={{ maxWidth: 320 }}>
      <SelectInput
        source="paper.programClass"
        label="Tax class"
        choices={[...classes.values()]}
        emptyText={proposed ? `As proposed: ${proposed.name}` : 'Choose a class'}
        emptyValue=""
        helperText={false}
      />
    </Box>
  );
}
