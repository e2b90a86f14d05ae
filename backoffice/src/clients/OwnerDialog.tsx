import type { Client } from '@clinic/contract/people';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useStoredRecord } from '../forms/useStoredRecord.ts';
import { ChoicesFailure } from '../layout/ChoicesFailure.tsx';
import { ConfirmDialog } from '@clinic/ui/dialogs/ConfirmDialog.tsx';
import { RefusalNotice } from '@clinic/ui/forms/RefusalNotice.tsx';
import { useSaving } from '@clinic/ui/forms/useSaving.ts';
import { ConfirmPerson } from './ConfirmPerson.tsx';
import { NoAssistantNotice } from '../staff/NoAssistantNotice.tsx';
import { useDoctors } from '../staff/useStaff.ts';

const NOBODY = 'unassigned';

/** Sets the client's doctor; the former doctor loses access to the client. */
export function OwnerDialog({ client: given, onClose }: { client: Client; onClose: () => void }) {
  const [chosen, setChosen] = useState<string | null>(null);
  const stored = useStoredRecord<Client>('clients', given);
  const saving = useSaving<{ doctor: string | null }, Client>({
    ...stored.saving,
    draft: null,
    reload: () => {
      setChosen(null);
      return stored.saving.reload();
    },
    otherwise: 'Error updating client. Please try again.',
    saved: () => {
      onClose();
      return 'Client updated successfully!';
    },
  });
  const client = stored.record ?? given;
  const doctor = chosen ?? client.doctor ?? NOBODY;
  const doctors = useDoctors();
  const save = () => void saving.save({ doctor: doctor === NOBODY ? null : doctor });
  return (
    <ConfirmDialog
      open
      title={`Doctor of ${client.name}`}
      confirmLabel="Save"
      busy={saving.isBusy}
      onConfirm={save}
      onClose={onClose}
    >
      <RefusalNotice saving={saving} onAnswer={save} sx={{ mb: 3 }} />
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
