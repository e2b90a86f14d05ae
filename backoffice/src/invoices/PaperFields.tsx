import { gstinAsStored, STATES, stateTaxName } from '@clinic/contract/billing/gstin';
import { recipientKind, recipientNumber } from '@clinic/contract/billing/recipient-numbers';
import { longText, oneLine, optional } from '@clinic/contract/rules';
import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { SelectInput, TextInput } from 'react-admin';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { FormSection } from './FormSection.tsx';
import type { NewInvoice } from './new-invoice.ts';
import { gstOf, type GstShown } from './registered.ts';
import { useRegistered } from './useRegisteredOn.ts';

const states = Object.entries(STATES)
  .map(([id, { name }]) => ({ id, name }))
  .toSorted((one, other) => one.name.localeCompare(other.name));
const nameRule = oneLine();
const addressRule = longText();
const gstinRule = optional(recipientNumber);

const taxWords = ({ sameState, place }: GstShown): string =>
  `${sameState ? `CGST + ${stateTaxName(place)}` : 'IGST'}, supplied in ${STATES[place]?.name ?? ''}`;

/** Says before Enter which tax the invoice will have, or what is missing. */
function TaxWords() {
  const registered = useRegistered();
  const invoice = useWatch() as NewInvoice;
  if (!registered) return null;
  const gst = gstOf(invoice, registered);
  const said = typeof gst === 'string' ? gst : gst && taxWords(gst);
  return (
    <Box component="output" sx={{ display: 'block', fontWeight: 600, mb: 1 }}>
      {registered.kind === 'composition' ? 'Composition: no tax is charged' : said}
    </Box>
  );
}

/** Says which kind of number it is, and that the returns have some with everybody else's. */
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

const OF_CLIENT = ['name', 'gstin', 'address', 'state'] as const;

/** Empties the recipient's fields when another client is chosen. */
function useRecipientOfClient(): void {
  const { setValue } = useFormContext<NewInvoice>();
  const client = useWatch<NewInvoice, 'client'>({ name: 'client' });
  const before = useRef(client);
  useEffect(() => {
    if (!client || client === before.current) return;
    if (before.current) for (const field of OF_CLIENT) setValue(`paper.${field}`, '', { shouldDirty: true });
    before.current = client;
  }, [client, setValue]);
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
export function PaperFields() {
  const registered = useRegistered();
  useRecipientOfClient();
  const { errors } = useFormState<NewInvoice>();
  const isRefused = errors.paper !== undefined;
  const fold = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (isRefused && fold.current) fold.current.open = true;
  }, [isRefused]);
  if (!registered) return null;
  return (
    <FormSection title="Recipient">
      <TaxWords />
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
