import type { Appointment } from '@clinic/contract/appointments';
import { effectiveTime } from '@clinic/contract/appointment-rules';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormDialog } from '../../components/FormDialog.tsx';
import { failureText } from '@clinic/ui/session/api-error.ts';
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import { notify } from '@clinic/ui/layout/notify.ts';
import { whenText } from './appointment-texts.ts';
import { rescheduleAppointment } from './own-appointments.ts';
import { TimeFields } from './TimeFields.tsx';

/** A client's new time: the appointment waits for the clinic's confirmation again. */
export default function RescheduleAppointment({
  appointment,
  onClose,
}: {
  appointment: Appointment;
  onClose: () => void;
}) {
  const queryClient = useQueryClient();
  const [problem, setProblem] = useState('');
  const { control, handleSubmit, formState } = useForm({ defaultValues: effectiveTime(appointment) });
  const { day, time } = whenText(appointment);

  const submit = handleSubmit(async (values) => {
    setProblem('');
    try {
      const { message } = await rescheduleAppointment(appointment.id, values);
      notify.success(message);
      await queryClient.invalidateQueries({ queryKey: ['client', 'appointments'] });
      onClose();
    } catch (failure) {
      const text = failureText(failure, 'Failed to reschedule appointment. Please try again.');
      setProblem(text);
      notify.error(text);
    }
  });

  return (
    <FormDialog
      title="Reschedule the appointment"
      submitLabel="Ask for this time"
      busy={formState.isSubmitting}
      problem={problem}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <Typography>
        Now: {day}, {time}
      </Typography>
      {appointment.status === 'confirmed' && (
        <Notice tone="waiting">Your confirmed time will be given up.</Notice>
      )}
      <TimeFields
        control={control}
        dateName="date"
        timeName="time"
        doctor={appointment.doctor.id}
        duration={appointment.duration}
      />
    </FormDialog>
  );
}
