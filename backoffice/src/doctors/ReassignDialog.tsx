import { refusalOf } from '@clinic/ui/session/refusal.ts';
import { staffCalls } from '@clinic/contract/identity/staff-calls';
import { counted } from '@clinic/contract/platform/counted';
import type { PersonRef } from '@clinic/contract/people';
import { useSaving } from '@clinic/ui/forms/useSaving.ts';
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useRefresh } from 'react-admin';
import { ChoicesFailure } from '../layout/ChoicesFailure.tsx';
import { ConfirmDialog } from '@clinic/ui/dialogs/ConfirmDialog.tsx';
import { notify } from '@clinic/ui/layout/notify.ts';
import { useServer } from '../providers/useServer.ts';
import { NoAssistantNotice } from '../staff/NoAssistantNotice.tsx';
import { useDoctors } from '../staff/useStaff.ts';

interface Props {
  doctor: PersonRef;
  reason: string;
  /** True: the doctor is already deleted. */
  deleted?: boolean;
  onClose: () => void;
  onMoved: () => void;
}

export function ReassignDialog({ doctor, reason, deleted = false, onClose, onMoved }: Props) {
  const [to, setTo] = useState('');
  const [tried, setTried] = useState(false);
  const server = useServer();
  const refresh = useRefresh();
  const doctors = useDoctors();
  const others = doctors.data?.filter(({ id }) => id !== doctor.id) ?? [];
  const { save, isBusy, refusal } = useSaving({
    send: () => server((api) => api.call(staffCalls.reassign, { id: doctor.id, body: { doctor: to } })),
    saved: ({ clients, appointments }) => {
      notify.success(`Moved ${counted(clients, 'client')} and ${counted(appointments, 'appointment')}.`);
      onMoved();
    },
    otherwise: 'Error updating doctor. Please try again.',
    // Reloaded, since the chosen doctor may have been deleted meanwhile.
    settled: refresh,
  });
  const move = () => {
    setTried(true);
    if (to) void save({});
  };
  const overlaps = Object.values(refusalOf(refusal?.failure)?.details ?? {}).flat();
  const failure = refusal ? [...new Set([refusal.sentence, ...overlaps])] : [];
  if (tried && !to) failure.push('Please choose a doctor.');
  return (
    <ConfirmDialog
      open
      title={`Hand over the clients of ${doctor.name}`}
      confirmLabel="Move all"
      busy={isBusy}
      onConfirm={move}
      onClose={onClose}
    >
      <Notice tone="waiting" announce="alert" sx={{ mb: 3 }}>
        {reason}
      </Notice>
      {failure.length > 0 && (
        <Notice tone="stopped" announce="alert" sx={{ mb: 3 }}>
          {failure.map((sentence) => (
            <div key={sentence}>{sentence}</div>
          ))}
        </Notice>
      )}
      <Typography variant="body2">
        All clients and upcoming appointments move to the doctor whom you choose.
        {!deleted && ` Then you can delete ${doctor.name}.`}
      </Typography>
      <TextField
        select
        required
        label="New doctor"
        value={to}
        onChange={(event) => setTo(event.target.value)}
      >
        {others.map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <ChoicesFailure noun="doctors" choices={doctors} />
      <NoAssistantNotice doctor={to} />
    </ConfirmDialog>
  );
}
