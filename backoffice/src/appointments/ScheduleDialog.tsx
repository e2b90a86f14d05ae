import type { AppointmentAnswer } from '@clinic/contract/scheduling/appointment-calls';
import type { Appointment } from '@clinic/contract/scheduling/appointments';
import type { ClinicMoment } from '@clinic/contract/clinic-calendar';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { SavedDialog } from '@clinic/ui/forms/SavedDialog.tsx';
import { useSavedForm } from '@clinic/ui/forms/useSavedForm.ts';
import { useSaving } from '@clinic/ui/forms/useSaving.ts';
import { notify } from '@clinic/ui/layout/notify.ts';
import { AppointmentFacts } from './AppointmentFacts.tsx';
import { CancelDialog } from './CancelDialog.tsx';
import { HoursReasonInput } from './HoursReasonInput.tsx';
import { TimeChoice } from './TimeChoice.tsx';
import { tellHow } from './told-toast.ts';
import { timeQuestions, timeRefusedOf } from './time-refusal.ts';
import { TimeRefusal } from './TimeRefusal.tsx';
import { useAppointmentsChanged } from './useAppointmentsChanged.ts';
import { useConfirm } from './useConfirm.ts';
import { useHoursQuestion } from './useHoursQuestion.tsx';
import { useNewTime } from './useNewTime.ts';
import { NotesInput, notesRule } from './visit-inputs.tsx';

interface Props {
  appointment: Appointment;
  /** A time that the assistant has already chosen; left out: the requested one. */
  proposed?: ClinicMoment;
  onClose: () => void;
}

interface Typed {
  assistantNotes: string;
  hoursReason: string;
  overHold?: boolean;
}

/** Gives a request its time, or declines it; an email tells the client. */
export function ScheduleDialog({ appointment, proposed, onClose }: Props) {
  const { choice, isRight } = useNewTime(
    appointment,
    proposed ?? { date: appointment.date, time: appointment.time },
  );
  const [declining, setDeclining] = useState(false);
  const confirm = useConfirm();
  const changed = useAppointmentsChanged();
  const { mayBook, question } = useHoursQuestion();
  const visit = { ...appointment, ...choice.value, doctor: appointment.doctor.id };
  const saving = useSaving<Typed, AppointmentAnswer>({
    draft: `schedule:${appointment.id}`,
    ask: ({ overHold }) => isRight() && (overHold ?? mayBook(visit)),
    send: ({ assistantNotes, hoursReason, overHold }) =>
      confirm(appointment.id, choice.value, {
        assistantNotes: assistantNotes ?? '',
        ...(hoursReason.trim() && { hoursReason }),
        ...(overHold && { overHold }),
      }),
    saved: (answer) => {
      tellHow(answer, 'Confirmed', 'Appointment confirmed and client notified!');
      onClose();
    },
    otherwise: 'Failed to confirm appointment',
    refused: () => notify.error('Failed to confirm appointment'),
    questions: timeQuestions(({ refusal, isBusy, answer, dismiss }) => (
      <TimeRefusal
        refused={timeRefusedOf(refusal)}
        busy={isBusy}
        onTake={() => answer({ overHold: true })}
        onChoose={(alternative) => {
          dismiss();
          choice.onChange(alternative);
        }}
      />
    )),
    settled: changed,
  });
  const form = useSavedForm({
    saving,
    values: { assistantNotes: appointment.assistantNotes, hoursReason: '' },
  });
  const declined = () => {
    const { assistantNotes } = form.methods.getValues();
    return notesRule(assistantNotes) ? undefined : assistantNotes;
  };
  return (
    <>
      <SavedDialog
        form={form}
        title="Schedule appointment"
        saveLabel="Confirm appointment"
        cancelLabel="Close"
        asksFirst
        onClose={onClose}
      >
        <Stack sx={{ gap: 4 }}>
          <AppointmentFacts appointment={appointment} withOurNotes={false} />
          <Button
            color="error"
            variant="outlined"
            disabled={saving.isBusy}
            onClick={() => setDeclining(true)}
            sx={{ alignSelf: 'start' }}
          >
            Decline request
          </Button>
          <TimeChoice {...choice} dateLabel="Confirmed date" timeLabel="Confirmed time" />
          <HoursReasonInput visit={visit} name={appointment.doctor.name} />
          <NotesInput />
        </Stack>
      </SavedDialog>
      {question}
      {declining && (
        <CancelDialog
          appointment={appointment}
          notes={declined()}
          onCancelled={onClose}
          onClose={() => setDeclining(false)}
        />
      )}
    </>
  );
}
