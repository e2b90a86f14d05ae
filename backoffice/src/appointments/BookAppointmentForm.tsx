import { fieldErrorsOf, refusalOf } from '@clinic/ui/session/refusal.ts';
import { failureText } from '@clinic/ui/session/api-error.ts';
import { appointmentCalls } from '@clinic/contract/appointment-calls';
import type { Appointment, CreateAppointment } from '@clinic/contract/appointments';
import { formatDay, formatTime } from '@clinic/contract/clinic-calendar';
import { longText } from '@clinic/contract/rules';
import { FailureNotice } from '@clinic/ui/layout/FailureNotice.tsx';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { Form, SelectInput, TextInput } from 'react-admin';
import { useNavigate } from 'react-router';
import { ClientSelect } from '../clients/ClientSelect.tsx';
import { FormDraft } from '../forms/FormDraft.tsx';
import { useFormDraft } from '../forms/useFormDraft.ts';
import { FormGuard } from '../forms/FormGuard.tsx';
import { useLeaveTo } from '../forms/useLeaveTo.ts';
import { notify } from '@clinic/ui/layout/notify.ts';
import { useServer } from '../providers/useServer.ts';
import { BookingTime } from './BookingTime.tsx';
import { bookingTypes, durations, emptyBooking, type Booking } from './booking.ts';
import { ScheduleDialog } from './ScheduleDialog.tsx';
import { StaffSelects } from './StaffSelects.tsx';
import { useAppointmentsChanged } from './useAppointmentsChanged.ts';
import { useConfirm } from './useConfirm.ts';

const notesRule = longText();

/** Milliseconds that the toast about a conflict stays (specification 1, section 9). */
const CONFLICT_LIFE = 5000;

interface Props {
  fixedDay: string | null;
  /** Whom to book for; empty when still to be chosen. */
  client?: string;
}

export function BookAppointmentForm({ fixedDay, client = '' }: Props) {
  /** Each submitting button sets it: what a refused form was meant for must not last until the next press. */
  const confirming = useRef(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [unconfirmed, setUnconfirmed] = useState<Appointment | null>(null);
  const [saved, setSaved] = useState(false);
  const leaveTo = useLeaveTo();
  const server = useServer();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const changed = useAppointmentsChanged();
  const draft = useFormDraft(`book-appointment:${fixedDay ?? ''}${client && `:${client}`}`);

  const refuse = (error: unknown) => {
    const existing = refusalOf(error)?.existingAppointment;
    const sentence = existing
      ? `Client already has an active appointment on ${formatDay(existing.date)} at ${formatTime(existing.time)}. Please wait for it to complete or cancel it before booking a new one.`
      : refusalOf(error)?.error
        ? `Error: ${refusalOf(error)?.error}`
        : `Error booking appointment : ${failureText(error, 'Please try again.')}`;
    notify.error(sentence, existing ? CONFLICT_LIFE : undefined);
    setFailure(sentence);
    return fieldErrorsOf(error) ?? undefined;
  };

  const book = async (values: object) => {
    const andConfirm = confirming.current;
    setFailure(null);
    const body: CreateAppointment = values as Booking;
    let appointment: Appointment;
    try {
      ({ appointment } = await server((api) => api.call(appointmentCalls.create, { body })));
    } catch (error) {
      return refuse(error);
    }
    setSaved(true);
    changed();
    if (!andConfirm) {
      notify.success('Appointment booked successfully!');
      leaveTo('/appointments');
      return undefined;
    }
    try {
      await confirm(appointment.id, body);
      changed();
      notify.success('Appointment booked successfully!');
      notify.success('Appointment confirmed and client notified!');
      leaveTo('/appointments');
    } catch (error) {
      notify.warning(`Booked, not confirmed: ${failureText(error, 'Failed to confirm appointment')}`);
      setUnconfirmed(appointment);
    }
    return undefined;
  };

  return (
    <Paper variant="outlined" sx={{ p: { xs: 4, sm: 6 }, maxWidth: 760 }}>
      <Form
        defaultValues={emptyBooking(fixedDay, client)}
        onSubmit={book}
        disableInvalidFormNotification
        noValidate
      >
        <FormGuard saved={saved} draft={draft} />
        <FormDraft draft={draft} saved={saved} />
        <Stack sx={{ gap: 2 }}>
          {failure && <FailureNotice sentence={failure} />}
          {fixedDay && (
            <Typography>
              On <strong>{formatDay(fixedDay)}</strong>
            </Typography>
          )}
          <ClientSelect />
          <StaffSelects />
          <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: { xs: 0, sm: 3 } }}>
            <SelectInput
              source="duration"
              label="Duration"
              choices={durations}
              isRequired
              helperText={false}
            />
            <SelectInput
              source="appointmentType"
              label="Type"
              choices={bookingTypes}
              isRequired
              helperText={false}
            />
          </Stack>
          <BookingTime fixedDay={fixedDay !== null} />
          <TextInput
            source="assistantNotes"
            label="Notes"
            multiline
            minRows={2}
            validate={notesRule}
            helperText={false}
          />
        </Stack>
        <Stack direction="row" sx={{ gap: 2, mt: 4, flexWrap: 'wrap' }}>
          <Button
            type="submit"
            variant="contained"
            onClick={() => {
              confirming.current = false;
            }}
          >
            Book appointment
          </Button>
          <Button
            type="submit"
            variant="outlined"
            onClick={() => {
              confirming.current = true;
            }}
          >
            Book and confirm
          </Button>
          <Button onClick={() => void navigate('/appointments')}>Cancel</Button>
        </Stack>
      </Form>
      {unconfirmed && (
        <ScheduleDialog appointment={unconfirmed} onClose={() => void navigate('/appointments')} />
      )}
    </Paper>
  );
}
