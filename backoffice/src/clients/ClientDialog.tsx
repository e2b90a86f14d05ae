import type { Client } from '@clinic/contract/people';
import Typography from '@mui/material/Typography';
import { BooleanInput } from 'react-admin';
import { RecordDialog } from '../forms/RecordDialog.tsx';
import { useRecordForm } from '../forms/useRecordForm.ts';
import { NEW_EMAIL_COUNTS } from '../forms/NameAndEmail.tsx';
import { notify } from '@clinic/ui/layout/notify.ts';
import { AddressState } from './AddressState.tsx';
import { TakeOver } from './TakeOver.tsx';
import { blank, ClientFields, fieldsOf, valuesOf, type ClientValues } from './ClientFields.tsx';

interface Props {
  /** Null adds a client. */
  client: Client | null;
  onClose: () => void;
  onAdded?: (client: Client) => void;
  /** The search text that found no client. */
  typed?: string;
}

function ClientDialog({ client, onClose, onAdded, typed = '' }: Props) {
  const { record, draft, save, failure, reload } = useRecordForm<Client>({
    resource: 'clients',
    given: client,
    explain: (message) => message ?? `Error ${client ? 'updating' : 'adding'} client. Please try again.`,
    onSaved: (saved) => {
      if (!client)
        notify.emailed('Client added successfully! The client gets an e-mail to choose a password.');
      else if (saved.pendingEmail && saved.pendingEmail !== client.pendingEmail)
        notify.emailed('Client updated successfully!', NEW_EMAIL_COUNTS);
      else notify.success('Client updated successfully!');
      if (!client) onAdded?.(saved);
      onClose();
    },
  });
  return (
    <RecordDialog
      key={record?.updatedAt}
      title={record ? `Edit ${record.name}` : 'Add client'}
      submitLabel={record ? 'Save' : 'Add client'}
      defaultValues={record ? valuesOf(record) : { ...blank, ...newFrom(typed) }}
      draft={draft}
      onSubmit={(values) => save(fieldsOf(values as ClientValues))}
      onClose={onClose}
      failure={failure}
      onReload={reload}
    >
      {!record && (
        <Typography variant="body2" sx={{ mb: 2 }}>
          The client gets an e-mail with a link to choose a password.
        </Typography>
      )}
      {record ? <AddressState client={record} /> : <TakeOver />}
      <ClientFields noDoctor={record ? 'Unassigned' : 'Set by the first appointment'} />
      {record && <BooleanInput source="whatsApp" label="Reminded by WhatsApp" helperText={false} />}
    </RecordDialog>
  );
}

/** Puts the search text into the field that it fits: name, email or phone. */
export function newFrom(typed: string): Partial<ClientValues> {
  const text = typed.trim();
  if (text.includes('@')) return { email: text };
  return /^[+\d][\d\s-]*$/.test(text) ? { phone: text } : { name: text };
}

export default ClientDialog;
