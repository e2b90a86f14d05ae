import { appointmentCalls } from '@clinic/contract/scheduling/appointment-calls';
import type { Appointment } from '@clinic/contract/scheduling/appointments';
import { notify } from '@clinic/ui/layout/notify.ts';
import { failureText } from '@clinic/ui/session/api-error.ts';
import { fieldErrorsOf } from '@clinic/ui/session/refusal.ts';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState, type FormEvent } from 'react';
import { useServer } from '../providers/useServer.ts';
import { useAppointmentsChanged } from './useAppointmentsChanged.ts';

interface Props {
  appointment: Appointment;
  onSaved: (appointment: Appointment) => void;
}

/** The link of an online visit; without one the clinic calls the client. */
export function JoinLinkForm({ appointment, onSaved }: Props) {
  const [link, setLink] = useState(appointment.joinLink ?? '');
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const server = useServer();
  const changed = useAppointmentsChanged();
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setFailure(null);
    try {
      const body = { joinLink: link.trim() || null };
      const answer = await server((api) => api.call(appointmentCalls.joinLink, { id: appointment.id, body }));
      notify.success('Joining link saved.');
      changed();
      onSaved(answer.appointment);
    } catch (error) {
      const sentence = failureText(error, 'The link could not be saved. Please try again.');
      setFailure(fieldErrorsOf(error)?.joinLink ?? sentence);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Stack
      component="form"
      noValidate
      direction="row"
      onSubmit={save}
      sx={{ gap: 2, alignItems: 'flex-start' }}
    >
      <TextField
        fullWidth
        size="small"
        type="url"
        label="Joining link"
        value={link}
        onChange={(event) => setLink(event.target.value)}
        error={Boolean(failure)}
        helperText={failure ?? 'Begins with https. Without one the clinic calls the client.'}
      />
      <Button type="submit" loading={busy} disabled={link.trim() === (appointment.joinLink ?? '')}>
        Save link
      </Button>
    </Stack>
  );
}
