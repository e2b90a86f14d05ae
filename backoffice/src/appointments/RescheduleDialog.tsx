import { failureText } from '@clinic/ui/session/api-error.ts';
import { appointmentCalls } from '@clinic/contract/appointment-calls';
import { effectiveTime } from '@clinic/contract/appointment-rules';
import type { Appointment } from '@clinic/contract/appointments';
import { FailureNotice } from '@clinic/ui/layout/FailureNotice.tsx';
import { useState } from 'react';
import { ConfirmDialog } from '@clinic/ui/dialogs/ConfirmDialog.tsx';
import { notify } from '@clinic/ui/layout/notify.ts';
import { useServer } from '../providers/useServer.ts';
import { TimeChoice } from './TimeChoice.tsx';
import { useAppointmentsChanged } from './useAppointmentsChanged.ts';
import { useNewTime } from './useNewTime.ts';

interface Props {
  appointment: Appointment;
  onClose: () => void;
  onMoved: () => void;
}

/** Moves an appointment; a confirmed one stays confirmed. */
export function RescheduleDialog({ appointment, onClose, onMoved }: Props) {
  const { choice, isRight } = useNewTime(appointment, effectiveTime(appointment));
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const server = useServer();
  const changed = useAppointmentsChanged();
  const move = async () => {
    if (!isRight()) return;
    setBusy(true);
    setFailure(null);
    try {
      await server((api) =>
        api.call(appointmentCalls.reschedule, { id: appointment.id, body: choice.value }),
      );
      notify.success('Appointment moved and client notified!');
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
      {failure && <FailureNotice sentence={failure} sx={{ mb: 3 }} />}
      <TimeChoice {...choice} />
    </ConfirmDialog>
  );
}
