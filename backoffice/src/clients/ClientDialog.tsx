import { TOLD_BY_PHONE } from '@clinic/contract/clients/no-email';
import type { Client } from '@clinic/contract/people';
import { phonePart } from '@clinic/contract/reading/phones';
import Typography from '@mui/material/Typography';
import { BooleanInput } from 'react-admin';
import { mailsAreSetUp } from '@clinic/ui/layout/emails-wait.ts';
import { SavedDialog } from '@clinic/ui/forms/SavedDialog.tsx';
import { useSavedForm } from '@clinic/ui/forms/useSavedForm.ts';
import { useSaving } from '@clinic/ui/forms/useSaving.ts';
import { useStoredRecord } from '../forms/useStoredRecord.ts';
import { newEmailCounts } from '../forms/NameAndEmail.tsx';
import { notify } from '@clinic/ui/layout/notify.ts';
import { howClientsGetIn } from './how-clients-get-in.ts';
import { AddressState } from './AddressState.tsx';
import { useAlikeQuestion } from './useAlikeQuestion.tsx';
import { TakeOver } from './TakeOver.tsx';
import { blank, ClientFields, fieldsOf, valuesOf, type ClientValues } from './ClientFields.tsx';

interface Props {
  /** The client to edit; null adds one. */
  client: Client | null;
  onClose: () => void;
  onAdded?: (client: Client) => void;
  /** Takes a known client in place of a new one; left out: only new ones are of use here. */
  onTaken?: (client: { id: string }) => void;
  /** The search text that found no client, which fills a field. */
  typed?: string;
}

function ClientDialog({ client, onClose, onAdded, onTaken, typed = '' }: Props) {
  const stored = useStoredRecord<Client>('clients', client);
  const { record } = stored;
  const { ask, said, question } = useAlikeQuestion(
    onTaken &&
      ((known) => {
        onTaken(known);
        onClose();
      }),
  );
  const saving = useSaving<ClientValues, Client>({
    ...stored.saving,
    ask: client ? undefined : ask,
    send: (values) => stored.saving.send(fieldsOf({ ...values, alike: said() })),
    otherwise: `Error ${client ? 'updating' : 'adding'} client. Please try again.`,
    saved: (saved) => {
      if (!client && !saved.email) notify.success('Client added successfully!', TOLD_BY_PHONE);
      else if (!client && mailsAreSetUp())
        notify.success('Client added successfully! The client gets an e-mail to choose a password.');
      else if (!client)
        notify.emailed('Client added successfully!', 'The client can log in once mails are set up.');
      else if (saved.pendingEmail && saved.pendingEmail !== client.pendingEmail)
        notify.emailed('Client updated successfully!', newEmailCounts());
      else notify.success('Client updated successfully!');
      if (!client) onAdded?.(saved);
      onClose();
    },
  });
  const form = useSavedForm({
    saving,
    values: record ? valuesOf(record) : { ...blank, ...newFrom(typed) },
    version: record?.updatedAt,
  });
  return (
    <SavedDialog
      form={form}
      title={record ? `Edit ${record.name}` : 'Add client'}
      saveLabel={record ? 'Save' : 'Add client'}
      busyLabel="Saving…"
      onClose={onClose}
    >
      {!record && (
        <Typography variant="body2" sx={{ mb: 2 }}>
          {howClientsGetIn()}
        </Typography>
      )}
      {record ? <AddressState client={record} /> : <TakeOver />}
      <ClientFields
        noDoctor={record ? 'Unassigned' : 'Set by the first appointment'}
        proposedBirthday={record?.proposedBirthday}
      />
      {record && <BooleanInput source="whatsApp" label="Reminded by WhatsApp" helperText={false} />}
      {question}
    </SavedDialog>
  );
}

/** Puts a search text into the field it fits: name, email or phone. */
export function newFrom(typed: string): Partial<ClientValues> {
  const text = typed.trim();
  if (text.includes('@')) return { email: text };
  return phonePart(text) === undefined ? { name: text } : { phone: text };
}

export default ClientDialog;
