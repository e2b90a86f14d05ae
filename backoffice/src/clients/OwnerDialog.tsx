import type { Client, Doctor } from '@clinic/contract/people';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useGetList, useRefresh } from 'react-admin';
import { ConfirmDialog } from '../layout/ConfirmDialog.tsx';
import { useToast } from '../layout/Toasts.tsx';
import { isStale, sentenceOf } from '../providers/refusal.ts';
import { useServer } from '../providers/useServer.ts';

const NOBODY = 'unassigned';

/** Sets the doctor who looks after a client; the former one no longer sees the client. */
export const OwnerDialog = ({ client: given, onClose }: { client: Client; onClose: () => void }) => {
  const [client, setClient] = useState(given);
  const [stale, setStale] = useState(false);
  const [doctor, setDoctor] = useState(client.doctor ?? NOBODY);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const server = useServer();
  const toast = useToast();
  const refresh = useRefresh();
  const { data } = useGetList<Doctor>('doctors', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'name', order: 'ASC' },
  });
  const save = async () => {
    setBusy(true);
    setFailure(null);
    try {
      const changed = { ...client, doctor: doctor === NOBODY ? null : doctor };
      await server((api) => api.update('clients', { id: client.id, data: changed, previousData: client }));
      toast('Client updated successfully!', 'success');
      refresh();
      onClose();
    } catch (error) {
      setFailure(sentenceOf(error) ?? 'Error updating client. Please try again.');
      setStale(isStale(error));
      setBusy(false);
    }
  };
  const reload = async () => {
    try {
      const fresh = await server((api) => api.getOne<Client>('clients', { id: client.id }));
      setClient(fresh.data);
      setDoctor(fresh.data.doctor ?? NOBODY);
      setStale(false);
      setFailure(null);
      refresh();
    } catch (error) {
      setFailure(sentenceOf(error) ?? 'Error updating client. Please try again.');
    }
  };
  return (
    <ConfirmDialog
      open
      title={`Doctor of ${client.name}`}
      confirmLabel="Save"
      busy={busy}
      onConfirm={() => void save()}
      onClose={onClose}
    >
      {failure && (
        <Alert
          severity="error"
          sx={{ mb: 3 }}
          action={
            stale && (
              <Button color="inherit" onClick={() => void reload()}>
                Reload
              </Button>
            )
          }
        >
          {failure}
        </Alert>
      )}
      The former doctor no longer sees the client; the new one sees the client at once.
      <TextField
        select
        label="Doctor"
        value={doctor}
        onChange={(event) => setDoctor(event.target.value)}
        sx={{ mt: 3 }}
      >
        <MenuItem value={NOBODY}>Unassigned</MenuItem>
        {client.doctor && !data && <MenuItem value={client.doctor}>{client.doctorName}</MenuItem>}
        {data?.map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
    </ConfirmDialog>
  );
};
