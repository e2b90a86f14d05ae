import { appointmentCalls } from '@clinic/contract/scheduling/appointment-calls';
import type { Appointment } from '@clinic/contract/scheduling/appointments';
import { allOf, longText, required } from '@clinic/contract/rules';
import { ConfirmDialog } from '@clinic/ui/dialogs/ConfirmDialog.tsx';
import { useSaving } from '@clinic/ui/forms/useSaving.ts';
import { FailureNotice } from '@clinic/ui/layout/FailureNotice.tsx';
import { notify } from '@clinic/ui/layout/notify.ts';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useServer } from '../providers/useServer.ts';
import { whenText } from './appointment-words.ts';
import { useAppointmentsChanged } from './useAppointmentsChanged.ts';

const reasonRule = allOf(required('Please say why the visit stays.'), longText());

interface Props {
  appointment: Appointment;
  onClose: () => void;
}

export function KeepDialog({ appointment, onClose }: Props) {
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const server = useServer();
  const changed = useAppointmentsChanged();
  const error = tried ? reasonRule(reason.trim()) : undefined;
  const { save, isBusy, refusal } = useSaving({
    send: () => server((api) => api.call(appointmentCalls.keep, { id: appointment.id, body: { reason } })),
    saved: () => {
      notify.success('The visit stays.');
      onClose();
    },
    otherwise: 'This could not be saved. Please try again.',
    settled: changed,
  });
  const keep = () => {
    setTried(true);
    if (!reasonRule(reason.trim())) void save({});
  };
  return (
    <ConfirmDialog
      open
      busy={isBusy}
      firstFocus={field}
      title={`Keep the visit of ${appointment.client.name}?`}
      confirmLabel="Keep the visit"
      onConfirm={keep}
      onClose={onClose}
    >
      {refusal && <FailureNotice sentence={refusal.sentence} sx={{ mb: 3 }} />}
      <Typography sx={{ mb: 3 }}>
        {whenText(appointment)} with {appointment.doctor.name}, although somebody is away then.
      </Typography>
      <TextField
        label="Reason"
        required
        fullWidth
        multiline
        minRows={2}
        inputRef={field}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        error={Boolean(error)}
        helperText={error ?? 'Kept in the history of the visit.'}
      />
    </ConfirmDialog>
  );
}
