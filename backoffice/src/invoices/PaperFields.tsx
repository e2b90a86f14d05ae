import { gstinAsStored, STATES } from '@clinic/contract/billing/gstin';
import { recipientKind, recipientNumber } from '@clinic/contract/billing/recipient-numbers';
import { longText, oneLine, optional } from '@clinic/contract/rules';
import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { SelectInput, TextInput } from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';
import { FormSection } from './FormSection.tsx';
import type { NewInvoice } from './new-invoice.ts';

const states = Object.entries(STATES)
  .map(([id, { name }]) => ({ id, name }))
  .toSorted((one, other) => one.name.localeCompare(other.name));
const nameRule = oneLine();
const addressRule = longText();
const gstinRule = optional(recipientNumber);

interface Props {
  /** Says which tax the invoice will have, or what is missing; null while a number is invalid. */
  taxOf: (invoice: NewInvoice) => string | null;
}

/** Says before Enter which tax the invoice will have, or what is missing. */
function TaxWords({ taxOf }: Props) {
  return (
    <Box component="output" sx={{ display: 'block', fontWeight: 600, mb: 1 }}>
      {taxOf(useWatch() as NewInvoice)}
    </Box>
  );
}

/** Says which kind of number the recipient has, and whether the GST return lists the invoice by itself or in a sum. */
function RecipientNumber() {
  const kind = recipientKind((useWatch({ name: 'paper.gstin' }) as string | null) ?? '');
  return (
    <TextInput
      source="paper.gstin"
      label="GSTIN or UIN"
      parse={gstinAsStored}
      validate={gstinRule}
      helperText={kind ? `${kind.name}${kind.inB2b ? '' : ': not in B2B of the return'}` : false}
      autoComplete="off"
    />
  );
}

/** Says to whom the paper is made out, also while its fields are folded. */
function RecipientWords() {
  const { name, gstin, address, state } = useWatch<NewInvoice, 'paper'>({ name: 'paper' });
  const rest = [gstin, address, STATES[state]?.name].filter(Boolean).join(', ');
  return (
    <Box component="output" sx={{ display: 'block', mb: 1, overflowWrap: 'anywhere' }}>
      Made out to {name || 'the client'}
      {rest && `, ${rest}`}
    </Box>
  );
}

/** Fields for the recipient and the place of supply, folded unless one was refused. */
export function PaperFields({ taxOf }: Props) {
  const { errors } = useFormState<NewInvoice>();
  const isRefused = errors.paper !== undefined;
  const fold = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (isRefused && fold.current) fold.current.open = true;
  }, [isRefused]);
  return (
    <FormSection title="Recipient">
      <TaxWords taxOf={taxOf} />
      <RecipientWords />
      <details ref={fold}>
        <Box component="summary" sx={{ py: 1, cursor: 'pointer' }}>
          GSTIN or UIN, address and place
        </Box>
        <Box sx={{ display: 'grid', columnGap: 4, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
          <RecipientNumber />
          <TextInput source="paper.name" label="Name on the paper" validate={nameRule} helperText={false} />
          <TextInput
            source="paper.address"
            label="Address"
            multiline
            validate={addressRule}
            helperText={false}
          />
          <SelectInput
            source="paper.state"
            label="State"
            choices={states}
            emptyText="Not recorded"
            emptyValue=""
            helperText={false}
          />
          <SelectInput
            source="paper.place"
            label="Goods are sent to"
            choices={states}
            emptyText="Handed over here"
            emptyValue=""
            helperText={false}
          />
        </Box>
      </details>
    </FormSection>
  );
}
