import type { Appointment } from '@clinic/contract/scheduling/appointments';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ConfirmDialog } from '@clinic/ui/dialogs/ConfirmDialog.tsx';
import { failureText } from '@clinic/ui/session/api-error.ts';
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
  const cancel = useMutation({
    mutationFn: () => cancelAppointment(appointment.id),
    onSuccess: () => notify.success('Appointment cancelled successfully'),
    onError: (failure) => notify.error(failureText(failure, 'Failed to cancel appointment')),
    onSettled: async () => {
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
      busy={cancel.isPending}
      onConfirm={() => cancel.mutate()}
      onClose={onClose}
    >
      {day}, {time}, with {appointment.doctor.name}.
    </ConfirmDialog>
  );
}
