import type { Client } from '@clinic/contract/people';
import { required } from '@clinic/contract/rules';
import { AutocompleteInput, ReferenceInput, useChoicesContext } from 'react-admin';
import { ChoicesFailure } from '../layout/ChoicesFailure.tsx';
import { withoutList } from '../layout/withoutList.ts';

const chosen = required('Please choose a client.');

const ClientSearch = () => {
  const clients = useChoicesContext<Client>();
  return (
    <>
      <AutocompleteInput
        disablePortal
        openOnFocus={false}
        label="Client"
        optionText={(client?: Client) => (client ? `${client.name} · ${client.phone}` : '')}
        validate={chosen}
        isRequired
        helperText={false}
        {...(clients.error && withoutList)}
      />
      <ChoicesFailure noun="clients" choices={clients} />
    </>
  );
};

/** The client of a form, found by name or phone. */
export const ClientSelect = () => (
  <ReferenceInput source="client" reference="clients" sort={{ field: 'name', order: 'ASC' }} perPage={25}>
    <ClientSearch />
  </ReferenceInput>
);
