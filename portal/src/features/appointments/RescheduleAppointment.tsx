import type { Appointment } from '@clinic/contract/scheduling/appointments';
import { SavedDialog } from '@clinic/ui/forms/SavedDialog.tsx';
import { useSavedForm } from '@clinic/ui/forms/useSavedForm.ts';
import { useSaving } from '@clinic/ui/forms/useSaving.ts';
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import { notify } from '@clinic/ui/layout/notify.ts';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { whenText } from './appointment-texts.ts';
import { rescheduleAppointment } from './booking-calls.ts';
import type { TimeValues } from './chosen-time.ts';
import { TIME_QUESTIONS } from './time-questions.tsx';
import { TimeChoice } from './TimeChoice.tsx';

const NONE: TimeValues = { date: '', time: '' };

/** Asks for a new time, which the clinic must confirm; until then a confirmed visit keeps its time. */
export default function RescheduleAppointment({
  appointment,
  onClose,
}: {
  appointment: Appointment;
  onClose: () => void;
}) {
  const queryClient = useQueryClient();
  const { id, doctor, duration, appointmentType } = appointment;
  const { day, time } = whenText(appointment);
  const saving = useSaving<TimeValues, { message: string }>({
    draft: null,
    send: (values) => rescheduleAppointment(id, values),
    saved: async ({ message }) => {
      notify.emailed(message);
      await queryClient.invalidateQueries({ queryKey: ['client', 'appointments'] });
      onClose();
    },
    otherwise: 'Failed to reschedule appointment. Please try again.',
    refused: (_failure, sentence) => notify.error(sentence),
    questions: TIME_QUESTIONS,
    // Reads the offered times again, since they may be taken by now.
    settled: () => void queryClient.invalidateQueries({ queryKey: ['client', 'free-days'] }),
  });
  const form = useSavedForm({ saving, values: NONE });

  return (
    <SavedDialog
      form={form}
      title="Reschedule the appointment"
      saveLabel="Ask for this time"
      cancelLabel="Close"
      onClose={onClose}
    >
      <Stack spacing={5} sx={{ pt: 2 }}>
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
      </Stack>
    </SavedDialog>
  );
}
