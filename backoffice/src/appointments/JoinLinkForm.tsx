import { appointmentCalls } from '@clinic/contract/scheduling/appointment-calls';
import type { Appointment } from '@clinic/contract/scheduling/appointments';
import { SaveButton } from '@clinic/ui/forms/SaveBar.tsx';
import { SavedForm } from '@clinic/ui/forms/SavedForm.tsx';
import { useSavedForm } from '@clinic/ui/forms/useSavedForm.ts';
import { useSaving } from '@clinic/ui/forms/useSaving.ts';
import { fieldErrorsOf } from '@clinic/ui/session/refusal.ts';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useController } from 'react-hook-form';
import { useAppointmentsChanged } from './useAppointmentsChanged.ts';

interface Props {
  appointment: Appointment;
  onSaved: (appointment: Appointment) => void;
}

/** Edits the link of an online visit; without one the clinic calls the client. */
export function JoinLinkForm({ appointment, onSaved }: Props) {
  const changed = useAppointmentsChanged();
  const stored = appointment.joinLink ?? '';
  const saving = useSaving<{ joinLink: string }, { appointment: Appointment }>({
    draft: `join-link:${appointment.id}`,
    send: ({ joinLink }, { api }) => {
      const body = { joinLink: joinLink.trim() || null };
      return api.call(appointmentCalls.joinLink, { id: appointment.id, body });
    },
    saved: (answer) => {
      changed();
      onSaved(answer.appointment);
      return 'Joining link saved.';
    },
    otherwise: 'The link could not be saved. Please try again.',
    refused: (failure, sentence) => ({ joinLink: fieldErrorsOf(failure)?.joinLink ?? sentence }),
  });
  const form = useSavedForm({ saving, values: { joinLink: stored } });
  const { field, fieldState } = useController({ control: form.methods.control, name: 'joinLink' });
  const error = fieldState.error?.message;
  return (
    <SavedForm form={form}>
      <Stack direction="row" sx={{ gap: 2, alignItems: 'flex-start' }}>
        <TextField
          {...field}
          fullWidth
          size="small"
          type="url"
          label="Joining link"
          error={Boolean(error)}
          helperText={error ?? 'Begins with https. Without one the clinic calls the client.'}
        />
        <SaveButton label="Save link" disabled={field.value.trim() === stored} />
      </Stack>
    </SavedForm>
  );
}
