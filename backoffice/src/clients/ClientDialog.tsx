import { normaliseEmail, normalisePhone } from '@clinic/contract/client-input';
import type { Client } from '@clinic/contract/people';
import Typography from '@mui/material/Typography';
import { BooleanInput } from 'react-admin';
import { RecordDialog } from '../forms/RecordDialog.tsx';
import { useRecordForm } from '../forms/useRecordForm.ts';
import { notify } from '@clinic/ui/layout/notify.ts';
import { AddressState } from './AddressState.tsx';
import { isTakenOver, TakeOver } from './TakeOver.tsx';
import { ClientFields, type ClientValues } from './ClientFields.tsx';

interface Props {
  /** The client to change; null adds one. */
  client: Client | null;
  onClose: () => void;
  onAdded?: (client: Client) => void;
}

const blank: ClientValues = { name: '', email: '', phone: '', doctor: '' };

/** Contact and owner of a client. */
function ClientDialog({ client, onClose, onAdded }: Props) {
  const { record, draft, save, failure, reload } = useRecordForm<Client>({
    resource: 'clients',
    given: client,
    explain: (message) => message ?? `Error ${client ? 'updating' : 'adding'} client. Please try again.`,
    onSaved: (saved) => {
      notify.success(
        client
          ? 'Client updated successfully!'
          : 'Client added successfully! The client gets an e-mail to choose a password.',
      );
      if (saved.pendingEmail && saved.pendingEmail !== client?.pendingEmail)
        notify.success(
          'The new e-mail counts as soon as the link that we have sent there is opened. We have also asked the old one for a yes.',
        );
      if (!client) onAdded?.(saved);
      onClose();
    },
  });
  return (
    <RecordDialog
      key={record?.updatedAt}
      title={record ? `Edit ${record.name}` : 'Add client'}
      submitLabel={record ? 'Save' : 'Add client'}
      defaultValues={record ? valuesOf(record) : blank}
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

const valuesOf = ({ name, email, phone, doctor, whatsApp }: Client): ClientValues => ({
  whatsApp,
  name,
  email,
  phone,
  doctor: doctor ?? '',
});

const fieldsOf = ({ name, email, phone, doctor, whatsApp, takeOver }: ClientValues) => ({
  ...(whatsApp !== undefined && { whatsApp }),
  name,
  email: normaliseEmail(email),
  phone: normalisePhone(phone),
  doctor: doctor || null,
  takeOver: isTakenOver({ email, takeOver }),
});

export default ClientDialog;
