import { appointmentCalls } from '@clinic/contract/scheduling/appointment-calls';
import type { WalkIn } from '@clinic/contract/scheduling/appointments';
import type { Alternative } from '@clinic/contract/scheduling/booking-policy';
import { clinicDateTime } from '@clinic/contract/clinic-calendar';
import { clinicZone } from '@clinic/ui/clinic-page';
import { notify } from '@clinic/ui/layout/notify.ts';
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import { fieldErrorsOf } from '@clinic/ui/session/refusal.ts';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import { Form, SelectInput, useGetIdentity } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { ClientOrNew } from '../clients/ClientOrNew.tsx';
import { useServer } from '../providers/useServer.ts';
import { DoctorSelect } from '../staff/DoctorSelect.tsx';
import { useAssistants } from '../staff/useStaff.ts';
import { whenText } from './appointment-words.ts';
import { bookingTypes, durations } from './booking.ts';
import { TimeRefusal } from './TimeRefusal.tsx';
import { timeRefusedOf, type TimeRefused } from './time-refusal.ts';
import { useActiveVisit } from './useActiveVisit.ts';
import { useAppointmentsChanged } from './useAppointmentsChanged.ts';
import { useHoursQuestion } from './useHoursQuestion.tsx';

type Values = Pick<WalkIn, 'client' | 'doctor' | 'appointmentType' | 'duration'>;

interface Refused extends TimeRefused {
  /** A later time is a booking instead of a walk-in, with the same client and doctor. */
  book: (at: Alternative) => void;
}

/** The client's existing visit, which takes place now: a client has one upcoming visit at most. */
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

/** Enters a walk-in: an appointment that is confirmed and arrived at once. */
function WalkInDialog({ onClose }: { onClose: () => void }) {
  const titleId = useId();
  const active = useRef<string>(undefined);
  const over = useRef(false);
  const frame = useRef<HTMLDivElement>(null);
  const [refused, setRefused] = useState<Refused | null>(null);
  const [busy, setBusy] = useState(false);
  const server = useServer();
  const navigate = useNavigate();
  const changed = useAppointmentsChanged();
  const { mayBook, question } = useHoursQuestion();
  const { data: me } = useGetIdentity();
  const assistants = useAssistants();
  const doctor = assistants.data?.find(({ id }) => id === me?.id)?.doctor ?? '';
  const add = async (values: object) => {
    setRefused(null);
    const { doctor: wanted, duration = 15, appointmentType = 'Cash' } = values as Values;
    const at = clinicDateTime(new Date(), clinicZone());
    if (!over.current && !(await mayBook({ ...at, doctor: wanted, duration, appointmentType })))
      return undefined;
    setBusy(true);
    const body: WalkIn = {
      ...(values as Values),
      ...(active.current && { instead: active.current }),
      ...(over.current && { overHold: true }),
    };
    over.current = false;
    try {
      const { appointment } = await server((api) => api.call(appointmentCalls.walkIn, { body }));
      notify.success(`${appointment.client.name} has arrived.`);
      changed();
      onClose();
      return undefined;
    } catch (error) {
      const { client } = body;
      setRefused({
        ...timeRefusedOf(error, 'The walk-in could not be saved. Please try again.'),
        book: (free) =>
          navigate(`/book-appointment?${new URLSearchParams({ ...free, doctor: wanted, client })}`),
      });
      setBusy(false);
      return fieldErrorsOf(error) ?? undefined;
    }
  };
  const takeAnyway = () => {
    over.current = true;
    frame.current?.querySelector('form')?.requestSubmit();
  };
  return (
    <Dialog open onClose={busy ? undefined : onClose} maxWidth="xs" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Walk-in</DialogTitle>
      <div ref={frame}>
        {!assistants.isPending && (
          <Form
            defaultValues={{ client: '', doctor, appointmentType: 'Cash', duration: 15 }}
            onSubmit={add}
            disableInvalidFormNotification
            noValidate
          >
            <DialogContent>
              <Stack sx={{ gap: 2 }}>
                <Typography variant="body2">Confirmed and arrived at once, now.</Typography>
                {refused && (
                  <TimeRefusal refused={refused} busy={busy} onTake={takeAnyway} onChoose={refused.book} />
                )}
                <ClientOrNew isFirst />
                <ActiveVisit
                  onFound={(id) => {
                    active.current = id;
                  }}
                />
                <DoctorSelect />
                <SelectInput
                  source="appointmentType"
                  label="Type"
                  choices={bookingTypes}
                  isRequired
                  helperText={false}
                />
                <SelectInput
                  source="duration"
                  label="Duration"
                  choices={durations}
                  isRequired
                  helperText={false}
                />
              </Stack>
            </DialogContent>
            <DialogActions>
              <Button onClick={onClose} disabled={busy}>
                Cancel
              </Button>
              <Button type="submit" variant="contained" loading={busy}>
                Arrived
              </Button>
            </DialogActions>
          </Form>
        )}
      </div>
      {question}
    </Dialog>
  );
}

export default WalkInDialog;
