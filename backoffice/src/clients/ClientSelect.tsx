import type { Client } from '@clinic/contract/people';
import { required } from '@clinic/contract/rules';
import { AutocompleteInput, ReferenceInput } from 'react-admin';

const chosen = required('Please choose a client.');

/** The client of a form, found by name or phone. */
export const ClientSelect = () => (
  <ReferenceInput source="client" reference="clients" sort={{ field: 'name', order: 'ASC' }} perPage={25}>
    <AutocompleteInput
      disablePortal
      openOnFocus={false}
      label="Client"
      optionText={(client?: Client) => (client ? `${client.name} · ${client.phone}` : '')}
      validate={chosen}
      isRequired
      helperText={false}
    />
  </ReferenceInput>
);
