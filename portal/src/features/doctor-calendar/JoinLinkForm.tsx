import { httpsAddress } from '@clinic/contract/rules';
import type { Appointment } from '@clinic/contract/scheduling/appointments';
import { FormTextField } from '@clinic/ui/forms/form-fields.tsx';
import { SaveButton } from '@clinic/ui/forms/SaveBar.tsx';
import { SavedForm } from '@clinic/ui/forms/SavedForm.tsx';
import { useSavedForm } from '@clinic/ui/forms/useSavedForm.ts';
import { useSaving } from '@clinic/ui/forms/useSaving.ts';
import { notify } from '@clinic/ui/layout/notify.ts';
import { fieldErrorsOf } from '@clinic/ui/session/refusal.ts';
import { useQueryClient } from '@tanstack/react-query';
import { saveJoinLink } from './api.ts';

interface Props {
  appointment: Appointment;
  onSaved: (appointment: Appointment) => void;
}

/** Edits this visit's own link, which replaces the doctor's usual one. */
export function JoinLinkForm({ appointment: { id, joinLink }, onSaved }: Props) {
  const queryClient = useQueryClient();
  const saving = useSaving<{ joinLink: string }, Appointment>({
    draft: `joinLink:${id}`,
    send: (typed) => saveJoinLink(id, typed.joinLink.trim() || null),
    saved: (appointment) => {
      onSaved(appointment);
      void queryClient.invalidateQueries({ queryKey: ['doctor', 'appointments'] });
      return 'Joining link saved';
    },
    otherwise: 'The joining link could not be saved. Please try again.',
    refused: (failure, sentence) => {
      notify.error(sentence);
      return fieldErrorsOf(failure) ?? undefined;
    },
  });
  const form = useSavedForm({ saving, values: { joinLink: joinLink ?? '' } });
  return (
    <SavedForm form={form} sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <FormTextField
        name="joinLink"
        control={form.methods.control}
        rules={{ validate: (value) => (value.trim() === '' ? undefined : httpsAddress(value.trim())) }}
        label="Joining link"
        placeholder="https://"
        helperText="The client joins here; empty: at your own link, or the clinic calls."
        htmlInput={{ inputMode: 'url' }}
      />
      <SaveButton label="Save the joining link" />
    </SavedForm>
  );
}
