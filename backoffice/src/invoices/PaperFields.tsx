import { gstin, STATES, stateTaxName } from '@clinic/contract/billing/gstin';
import { longText, oneLine, optional } from '@clinic/contract/rules';
import Box from '@mui/material/Box';
import { SelectInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { FormSection } from './FormSection.tsx';
import type { NewInvoice } from './new-invoice.ts';
import { gstOf } from './registered.ts';
import { useRegistered } from './useRegisteredOn.ts';

const states = Object.entries(STATES)
  .map(([id, { name }]) => ({ id, name }))
  .toSorted((one, other) => one.name.localeCompare(other.name));
const nameRule = oneLine();
const addressRule = longText();
const gstinRule = optional(gstin);

/** Takes the recipient of a paper and the place of its goods, folded; says at once which tax they mean. */
export function PaperFields() {
  const registered = useRegistered();
  const invoice = useWatch() as NewInvoice;
  if (!registered) return null;
  const gst = gstOf(invoice, registered);
  const shown = gst && typeof gst === 'object' ? gst : null;
  const said =
    shown && `${shown.sameState ? `CGST + ${stateTaxName(shown.place)}` : 'IGST'}, supplied in ${STATES[shown.place]?.name ?? ''}`;
  return (
    <FormSection title="Recipient">
      <Box component="output" sx={{ display: 'block', fontWeight: 600 }}>
        {registered.kind === 'composition' ? 'Composition: no tax is charged' : said}
      </Box>
      <details>
        <summary>GSTIN, address and place</summary>
        <Box sx={{ display: 'grid', columnGap: 4, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
          <TextInput
            source="paper.gstin"
            label="GSTIN"
            validate={gstinRule}
            helperText={false}
            autoComplete="off"
          />
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
