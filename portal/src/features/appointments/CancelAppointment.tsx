import type { Appointment } from '@clinic/contract/scheduling/appointments';
import { useQueryClient } from '@tanstack/react-query';
import { ConfirmDialog } from '@clinic/ui/dialogs/ConfirmDialog.tsx';
import { useSaving } from '@clinic/ui/forms/useSaving.ts';
import { notify } from '@clinic/ui/layout/notify.ts';
import { whenText } from './appointment-texts.ts';
import { cancelAppointment } from './booking-calls.ts';

export default function CancelAppointment({
  appointment,
  onClose,
}: {
  appointment: Appointment;
  onClose: () => void;
}) {
  const queryClient = useQueryClient();
  const cancel = useSaving<object, unknown>({
    send: () => cancelAppointment(appointment.id),
    saved: () => 'Appointment cancelled successfully',
    otherwise: 'Failed to cancel appointment',
    refused: (_failure, sentence) => notify.error(sentence),
    settled: async () => {
      await queryClient.invalidateQueries({ queryKey: ['client', 'appointments'] });
      onClose();
    },
  });
  const { day, time } = whenText(appointment);
  return (
    <ConfirmDialog
      open
      title="Cancel this appointment?"
      confirmLabel="Cancel the appointment"
      cancelLabel="Keep it"
      danger
      busy={cancel.isBusy}
      onConfirm={() => void cancel.save({})}
      onClose={onClose}
    >
      {day}, {time}, with {appointment.doctor.name}.
    </ConfirmDialog>
  );
}
