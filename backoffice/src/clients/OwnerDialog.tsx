import type { Client } from '@clinic/contract/people';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useRecordForm } from '../forms/useRecordForm.ts';
import { ChoicesFailure } from '../layout/ChoicesFailure.tsx';
import { ConfirmDialog } from '@clinic/ui/dialogs/ConfirmDialog.tsx';
import { FailureNotice } from '@clinic/ui/layout/FailureNotice.tsx';
import { notify } from '@clinic/ui/layout/notify.ts';
import { ConfirmPerson } from './ConfirmPerson.tsx';
import { NoAssistantNotice } from '../staff/NoAssistantNotice.tsx';
import { useDoctors } from '../staff/useStaff.ts';

const NOBODY = 'unassigned';

/** Sets the client's doctor; the former doctor loses access to the client. */
export function OwnerDialog({ client: given, onClose }: { client: Client; onClose: () => void }) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const { record, save, failure, reload } = useRecordForm<Client>({
    resource: 'clients',
    given,
    explain: (message) => message ?? 'Error updating client. Please try again.',
    onSaved: () => {
      notify.success('Client updated successfully!');
      onClose();
    },
  });
  const client = record ?? given;
  const doctor = chosen ?? client.doctor ?? NOBODY;
  const doctors = useDoctors();
  const confirm = async () => {
    setBusy(true);
    await save({ doctor: doctor === NOBODY ? null : doctor });
    setBusy(false);
  };
  const startAfresh = () => {
    setChosen(null);
    reload?.();
  };
  return (
    <ConfirmDialog
      open
      title={`Doctor of ${client.name}`}
      confirmLabel="Save"
      busy={busy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {failure && (
        <FailureNotice
          sentence={failure}
          retryLabel="Reload"
          onRetry={reload && startAfresh}
          sx={{ mb: 3 }}
        />
      )}
      <ConfirmPerson client={client} onDone={onClose} />
      The former doctor no longer sees the client; the new one sees the client at once.
      <TextField
        select
        label="Doctor"
        value={doctor}
        onChange={(event) => setChosen(event.target.value)}
        sx={{ mt: 3 }}
      >
        <MenuItem value={NOBODY}>Unassigned</MenuItem>
        {client.doctor && !doctors.data && <MenuItem value={client.doctor}>{client.doctorName}</MenuItem>}
        {doctors.data?.map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <ChoicesFailure noun="doctors" choices={doctors} />
      <NoAssistantNotice doctor={doctor} />
    </ConfirmDialog>
  );
}
