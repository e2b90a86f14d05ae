import { appointmentCalls } from '@clinic/contract/scheduling/appointment-calls';
import type { Appointment, WalkIn } from '@clinic/contract/scheduling/appointments';
import type { Alternative } from '@clinic/contract/scheduling/booking-policy';
import { clinicDateTime } from '@clinic/contract/clinic-calendar';
import { clinicNow } from '@clinic/ui/session/clinic-clock.ts';
import { clinicZone } from '@clinic/ui/clinic-page';
import { SavedDialog } from '@clinic/ui/forms/SavedDialog.tsx';
import { useSavedForm } from '@clinic/ui/forms/useSavedForm.ts';
import { useSaving } from '@clinic/ui/forms/useSaving.ts';
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useGetIdentity } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { ClientOrNew } from '../clients/ClientOrNew.tsx';
import { DoctorSelect } from '../staff/DoctorSelect.tsx';
import { useAssistants } from '../staff/useStaff.ts';
import { whenText } from './appointment-words.ts';
import { TimeRefusal } from './TimeRefusal.tsx';
import { timeQuestions, timeRefusedOf } from './time-refusal.ts';
import { useActiveVisit } from './useActiveVisit.ts';
import { useAppointmentsChanged } from './useAppointmentsChanged.ts';
import { useHoursQuestion } from './useHoursQuestion.tsx';
import { DurationInput, TypeInput } from './visit-inputs.tsx';

type Values = Required<Pick<WalkIn, 'client' | 'doctor' | 'appointmentType' | 'duration'>> &
  Pick<WalkIn, 'overHold'>;

/** The client's upcoming visit, which can be moved to now, since a client has at most one. */
function ActiveVisit({ onFound }: { onFound: (id: string | undefined) => void }) {
  const active = useActiveVisit(useWatch<Values, 'client'>({ name: 'client' }));
  onFound(active?.id);
  return (
    active && (
      <Notice tone="waiting" announce="status">
        {active.client.name} has a visit already: {whenText(active)} with {active.doctor.name}. It is moved to
        now.
      </Notice>
    )
  );
}

/** Enters a client at the desk: the appointment is confirmed and arrived at once. */
function WalkInDialog({ onClose }: { onClose: () => void }) {
  const active = useRef<string>(undefined);
  const navigate = useNavigate();
  const changed = useAppointmentsChanged();
  const { mayBook, question } = useHoursQuestion();
  const { data: me } = useGetIdentity();
  const assistants = useAssistants();
  const doctor = assistants.data?.find(({ id }) => id === me?.id)?.doctor ?? '';
  /** For a later time the dialog continues as a booking, with the same client and doctor. */
  const book = (free: Alternative) => {
    const { doctor: wanted, client } = form.methods.getValues();
    void navigate(`/book-appointment?${new URLSearchParams({ ...free, doctor: wanted, client })}`);
  };
  const saving = useSaving<Values, { appointment: Appointment }>({
    draft: null,
    ask: ({ overHold, ...visit }) =>
      overHold ?? mayBook({ ...clinicDateTime(clinicNow(), clinicZone()), ...visit }),
    send: (typed, { api }) => {
      const body = { ...typed, ...(active.current && { instead: active.current }) };
      return api.call(appointmentCalls.walkIn, { body });
    },
    saved: ({ appointment }) => {
      changed();
      onClose();
      return `${appointment.client.name} has arrived.`;
    },
    otherwise: 'The walk-in could not be saved. Please try again.',
    questions: timeQuestions(({ refusal, isBusy, answer }) => (
      <TimeRefusal
        refused={timeRefusedOf(refusal)}
        busy={isBusy}
        onTake={() => answer({ overHold: true })}
        onChoose={book}
      />
    )),
  });
  const form = useSavedForm({
    saving,
    values: { client: '', doctor, appointmentType: 'Cash', duration: 15 },
  });
  return (
    <>
      <SavedDialog
        form={form}
        title="Walk-in"
        saveLabel="Arrived"
        maxWidth="xs"
        asksFirst
        guarded={false}
        onClose={onClose}
      >
        {!assistants.isPending && (
          <Stack sx={{ gap: 2 }}>
            <Typography variant="body2">Confirmed and arrived at once, now.</Typography>
            <ClientOrNew isFirst />
            <ActiveVisit
              onFound={(id) => {
                active.current = id;
              }}
            />
            <DoctorSelect />
            <TypeInput />
            <DurationInput />
          </Stack>
        )}
      </SavedDialog>
      {question}
    </>
  );
}

export default WalkInDialog;
