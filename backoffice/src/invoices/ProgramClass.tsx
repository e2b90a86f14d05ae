import Box from '@mui/material/Box';
import { SelectInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { NewInvoice } from './new-invoice.ts';
import { proposedClassOf } from './registered.ts';
import { useRegistered } from './useRegisteredOn.ts';

/** The program's tax class: proposed by its name, and the desk may choose another. */
export function ProgramClass() {
  const registered = useRegistered();
  const program = useWatch<NewInvoice, 'selectedPlan'>({ name: 'selectedPlan' });
  if (!registered || !program) return null;
  const proposed = registered.classes.get(proposedClassOf(program, registered));
  return (
    <Box sx={{ maxWidth: 320 }}>
      <SelectInput
        source="paper.programClass"
        label="Tax class"
        choices={[...registered.classes.values()]}
        emptyText={proposed ? `As proposed: ${proposed.name}` : 'Choose a class'}
        emptyValue=""
        helperText={false}
      />
    </Box>
  );
}
