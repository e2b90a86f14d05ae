import type { Appointment } from '@clinic/contract/scheduling/appointments';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { FormProvider, useForm } from 'react-hook-form';
import { FormDialog } from '../../components/FormDialog.tsx';
import { failureText } from '@clinic/ui/session/api-error.ts';
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import { notify } from '@clinic/ui/layout/notify.ts';
import { whenText } from './appointment-texts.ts';
import type { TimeValues } from './chosen-time.ts';
import { rescheduleAppointment } from './booking-calls.ts';
import { TimeChoice } from './TimeChoice.tsx';
import { useRefusal } from './useRefusal.tsx';

/** Requests a new time, which the clinic must confirm; a confirmed visit keeps its time until then. */
export default function RescheduleAppointment({
  appointment,
  onClose,
}: {
  appointment: Appointment;
  onClose: () => void;
}) {
  const queryClient = useQueryClient();
  const { shown, forget, tell } = useRefusal();
  const form = useForm<TimeValues>({ defaultValues: { date: '', time: '' } });
  const { id, doctor, duration, appointmentType } = appointment;
  const { day, time } = whenText(appointment);

  const submit = form.handleSubmit(async (values) => {
    forget();
    try {
      const { message } = await rescheduleAppointment(id, values);
      notify.emailed(message);
      void queryClient.invalidateQueries({ queryKey: ['client', 'free-days'] });
      await queryClient.invalidateQueries({ queryKey: ['client', 'appointments'] });
      onClose();
    } catch (failure) {
      tell(failureText(failure, 'Failed to reschedule appointment. Please try again.'), failure);
    }
  });

  return (
    <FormProvider {...form}>
      <FormDialog
        title="Reschedule the appointment"
        submitLabel="Ask for this time"
        busy={form.formState.isSubmitting}
        {...shown}
        onSubmit={(event) => void submit(event)}
        onClose={onClose}
      >
        <Typography>
          Now: {day}, {time}
        </Typography>
        {appointment.status === 'confirmed' && (
          <Notice tone="waiting">
            <span>Your confirmed time will be given up.</span>{' '}
            <span>Not before the clinic confirms the new one: until then both are kept for you.</span>
          </Notice>
        )}
        <TimeChoice wish={{ doctor: doctor.id, type: appointmentType, duration, except: id }} />
      </FormDialog>
    </FormProvider>
  );
}
