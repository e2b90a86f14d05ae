import { failureText } from '@clinic/ui/session/api-error.ts';
import { appointmentCalls } from '@clinic/contract/appointment-calls';
import { effectiveTime } from '@clinic/contract/appointment-rules';
import type { Appointment } from '@clinic/contract/appointments';
import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { today } from '@clinic/ui/clinic-page';
import { ConfirmDialog } from '@clinic/ui/dialogs/ConfirmDialog.tsx';
import { useToast } from '../layout/Toasts.tsx';
import { useServer } from '../providers/useServer.ts';
import { TimeChoice } from './TimeChoice.tsx';
import { timeErrors } from './time-errors.ts';
import { useAppointmentsChanged } from './useAppointmentsChanged.ts';

interface Props {
  appointment: Appointment;
  onClose: () => void;
  onMoved: () => void;
}

/** Moves an appointment; a confirmed one stays confirmed. */
export function RescheduleDialog({ appointment, onClose, onMoved }: Props) {
  const [chosen, setChosen] = useState(effectiveTime(appointment));
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const server = useServer();
  const toast = useToast();
  const changed = useAppointmentsChanged();
  const errors = timeErrors(chosen, today());
  const move = async () => {
    setTried(true);
    if (Object.keys(errors).length > 0) return;
    setBusy(true);
    setFailure(null);
    try {
      await server((api) => api.call(appointmentCalls.reschedule, { id: appointment.id, body: chosen }));
      toast('Appointment moved and client notified!', 'success');
      changed();
      onMoved();
    } catch (error) {
      setFailure(failureText(error, 'Failed to move appointment'));
      setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      open
      busy={busy}
      title={`Reschedule ${appointment.client.name}`}
      confirmLabel="Reschedule"
      onConfirm={() => void move()}
      onClose={onClose}
    >
      {failure && (
        <Alert severity="error" sx={{ mb: 3 }}>
          {failure}
        </Alert>
      )}
      <TimeChoice
        value={chosen}
        onChange={setChosen}
        doctor={appointment.doctor.id}
        duration={appointment.duration}
        moving={appointment.id}
        errors={tried ? errors : {}}
      />
    </ConfirmDialog>
  );
}
