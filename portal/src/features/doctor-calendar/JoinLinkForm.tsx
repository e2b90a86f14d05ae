import type { Appointment } from '@clinic/contract/scheduling/appointments';
import { httpsAddress } from '@clinic/contract/rules';
import { FormTextField } from '@clinic/ui/forms/form-fields.tsx';
import { notify } from '@clinic/ui/layout/notify.ts';
import { failureText } from '@clinic/ui/session/api-error.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { saveJoinLink } from './api.ts';

interface Props {
  appointment: Appointment;
  onSaved: (appointment: Appointment) => void;
}

/** This online visit's link, when it differs from the doctor's own. */
export function JoinLinkForm({ appointment: { id, joinLink }, onSaved }: Props) {
  const queryClient = useQueryClient();
  const { control, handleSubmit, formState } = useForm({ defaultValues: { joinLink: joinLink ?? '' } });
  const submit = handleSubmit(async (values) => {
    try {
      onSaved(await saveJoinLink(id, values.joinLink.trim() || null));
      notify.success('Joining link saved');
      void queryClient.invalidateQueries({ queryKey: ['doctor', 'appointments'] });
    } catch (failure) {
      notify.error(failureText(failure, 'The joining link could not be saved. Please try again.'));
    }
  });
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void submit(event)}
      sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}
    >
      <FormTextField
        name="joinLink"
        control={control}
        rules={{ validate: (value) => (value.trim() === '' ? undefined : httpsAddress(value.trim())) }}
        label="Joining link"
        placeholder="https://"
        helperText="The client joins here; empty: at your own link, or the clinic calls."
        htmlInput={{ inputMode: 'url' }}
      />
      <Button type="submit" variant="outlined" size="small" loading={formState.isSubmitting}>
        Save the joining link
      </Button>
    </Box>
  );
}
