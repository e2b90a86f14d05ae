import type { Client } from '@clinic/contract/people';
import { required } from '@clinic/contract/rules';
import { AutocompleteInput, ReferenceInput, useChoicesContext } from 'react-admin';
import { ChoicesFailure } from '../layout/ChoicesFailure.tsx';
import { withoutList } from '../layout/without-list.ts';

const chosen = required('Please choose a client.');

// A function of its own for each drawing would make the field forget what is typed.
const textOf = (client?: Client) => (client ? `${client.name} · ${client.phone}` : '');
/** The notice below says why. */
const withoutReason = { helperText: false } as const;

function ClientSearch() {
  const clients = useChoicesContext<Client>();
  return (
    <div>
      <AutocompleteInput
        disablePortal
        openOnFocus={false}
        label="Client"
        optionText={textOf}
        validate={chosen}
        isRequired
        helperText={false}
        {...(clients.error && { ...withoutList, TextFieldProps: withoutReason })}
      />
      <ChoicesFailure noun="clients" choices={clients} />
    </div>
  );
}

/** The client of a form, found by name or phone. */
export const ClientSelect = () => (
  <ReferenceInput source="client" reference="clients" sort={{ field: 'name', order: 'ASC' }} perPage={25}>
    <ClientSearch />
  </ReferenceInput>
);
