import { birthdayProblem } from '@clinic/contract/clients/birthday';
import { clientCalls } from '@clinic/contract/clients/client-calls';
import { formatDay } from '@clinic/contract/clinic-calendar';
import type { Client } from '@clinic/contract/people';
import { FIRST_DAY } from '@clinic/contract/reading/days';
import { today } from '@clinic/ui/clinic-page';
import { FormTextField } from '@clinic/ui/forms/form-fields.tsx';
import { SavedDialog } from '@clinic/ui/forms/SavedDialog.tsx';
import { useSavedForm } from '@clinic/ui/forms/useSavedForm.ts';
import { useSaving } from '@clinic/ui/forms/useSaving.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { clientQuery } from '../plan-workspace/api.ts';

interface Typed {
  birthday: string;
  /** The record's version that was read: an older one is refused. */
  updatedAt: string;
}

/** The doctor writes down the birthday, perhaps the one of Personal Details; empty means unknown. */
export default function BirthdayDialog({ client, onClose }: { client: Client; onClose: () => void }) {
  const { id, birthday, proposedBirthday: proposed, updatedAt } = client;
  const queries = useQueryClient();
  const { queryKey } = clientQuery(id);
  const saving = useSaving<Typed, { message: string; client: Client }>({
    draft: `birthday:${id}`,
    send: ({ birthday: typed, updatedAt: read }, { api, keys }) =>
      api.call(clientCalls.setBirthday, { id, body: { birthday: typed || null, updatedAt: read } }, { keys }),
    saved: ({ message, client: saved }) => {
      queries.setQueryData(queryKey, saved);
      onClose();
      return message;
    },
    otherwise: 'The birthday could not be saved. What you typed is kept.',
  });
  const form = useSavedForm({
    saving,
    values: { birthday: birthday ?? '', updatedAt },
    keeps: ['updatedAt'],
  });
  const { control, setValue } = form.methods;
  return (
    <SavedDialog
      form={form}
      title={`Birthday of ${client.name}`}
      saveLabel="Save"
      maxWidth="xs"
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 3, pt: 2, justifyItems: 'start' }}>
        <FormTextField
          name="birthday"
          control={control}
          rules={{ validate: (day: string) => birthdayProblem(day, today()) }}
          label="Birthday"
          type="date"
          days={{ from: FIRST_DAY, to: today() }}
          helperText="Empty: not known."
        />
        {proposed && (
          <Button variant="outlined" onClick={() => setValue('birthday', proposed, { shouldDirty: true })}>
            Take {formatDay(proposed)} from Personal Details
          </Button>
        )}
      </Box>
    </SavedDialog>
  );
}
