import { normaliseEmail, normalisePhone } from '@clinic/contract/client-input';
import type { Client } from '@clinic/contract/people';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useRefresh } from 'react-admin';
import { FormDialog } from '../forms/FormDialog.tsx';
import { useToast } from '../layout/Toasts.tsx';
import { fieldErrorsOf, isStale, sentenceOf } from '../providers/refusal.ts';
import { useServer } from '../providers/useServer.ts';
import { ClientFields, type ClientValues } from './ClientFields.tsx';

interface Props {
  /** The client to change; null adds one. */
  client: Client | null;
  onClose: () => void;
  onAdded?: (client: Client) => void;
}

const blank: ClientValues = { name: '', email: '', phone: '', doctor: '' };

/** Contact and owner of a client. */
const ClientDialog = ({ client, onClose, onAdded }: Props) => {
  const [record, setRecord] = useState(client);
  const [failure, setFailure] = useState<string | null>(null);
  const [stale, setStale] = useState(false);
  const server = useServer();
  const toast = useToast();
  const refresh = useRefresh();
  const save = async (values: object): Promise<Record<string, string> | undefined> => {
    setFailure(null);
    const typed = values as ClientValues;
    const data = {
      name: typed.name,
      email: normaliseEmail(typed.email),
      phone: normalisePhone(typed.phone),
      doctor: typed.doctor || null,
    };
    try {
      if (record) {
        const changed = { ...record, ...data };
        await server((api) => api.update('clients', { id: record.id, data: changed, previousData: record }));
        toast('Client updated successfully!', 'success');
      } else {
        const added = await server((api) => api.create<Client>('clients', { data }));
        toast('Client added successfully! The client gets an e-mail to choose a password.', 'success');
        onAdded?.(added.data);
      }
    } catch (error) {
      setFailure(sentenceOf(error) ?? `Error ${record ? 'updating' : 'adding'} client. Please try again.`);
      setStale(isStale(error));
      return fieldErrorsOf(error) ?? undefined;
    }
    refresh();
    onClose();
    return undefined;
  };
  const reload = async (id: string) => {
    try {
      const { data } = await server((api) => api.getOne<Client>('clients', { id }));
      setRecord(data);
      setStale(false);
      setFailure(null);
      refresh();
    } catch (error) {
      setFailure(sentenceOf(error) ?? 'Error updating client. Please try again.');
    }
  };
  return (
    <FormDialog
      key={record?.updatedAt}
      title={record ? `Edit ${record.name}` : 'Add client'}
      submitLabel={record ? 'Save' : 'Add client'}
      defaultValues={record ? valuesOf(record) : blank}
      onSubmit={save}
      onClose={onClose}
      failure={failure}
      onReload={stale && record ? () => void reload(record.id) : undefined}
    >
      {!record && (
        <Typography variant="body2" sx={{ mb: 2 }}>
          The client gets an e-mail with a link to choose a password.
        </Typography>
      )}
      <ClientFields noDoctor={record ? 'Unassigned' : 'Set by the first appointment'} />
    </FormDialog>
  );
};

const valuesOf = ({ name, email, phone, doctor }: Client): ClientValues => ({
  name,
  email,
  phone,
  doctor: doctor ?? '',
});

export default ClientDialog;
