import {
  APPOINTMENT_TYPE_LABELS,
  APPOINTMENT_TYPES,
  CLIENT_APPOINTMENT_MINUTES,
  type AppointmentType,
} from '@clinic/contract/constants';
import { longText } from '@clinic/contract/rules';
import { FormSelect, FormTextField } from '@clinic/ui/forms/form-fields.tsx';
import { SavedDialog } from '@clinic/ui/forms/SavedDialog.tsx';
import { useSavedForm } from '@clinic/ui/forms/useSavedForm.ts';
import { useSaving } from '@clinic/ui/forms/useSaving.ts';
import { notify } from '@clinic/ui/layout/notify.ts';
import { isUnreachable } from '@clinic/ui/session/api-error.ts';
import { refusalOf } from '@clinic/ui/session/refusal.ts';
import Stack from '@mui/material/Stack';
import { useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { DangerNotice } from '../../components/DangerNotice.tsx';
import { ACTIVE_ALREADY, requestAppointment } from './booking-calls.ts';
import { PeopleFields, type PeopleValues } from './PeopleFields.tsx';
import { TIME_QUESTIONS } from './time-questions.tsx';
import { TimeChoice } from './TimeChoice.tsx';

interface RequestValues extends PeopleValues {
  appointmentType: AppointmentType;
  clientNotes: string;
}

interface Props {
  client: string;
  /** The token right after registration, before a session is stored. */
  token?: string;
  title?: string;
  skipLabel?: string;
  onClose: () => void;
}

const EMPTY: RequestValues = {
  doctor: '',
  assistant: '',
  date: '',
  time: '',
  appointmentType: 'Online',
  clientNotes: '',
};

function worded(sentence: string, failure: unknown): string {
  if (isUnreachable(failure)) return 'An unexpected error occurred. Please try again later.';
  return refusalOf(failure)?.code === 'ACTIVE_APPOINTMENT_EXISTS' ? ACTIVE_ALREADY : sentence;
}

export default function RequestAppointment({
  client,
  token,
  title = 'Book an appointment',
  skipLabel = 'Close',
  onClose,
}: Props) {
  const queryClient = useQueryClient();
  const invalidate = (...of: string[]) => {
    for (const one of of) void queryClient.invalidateQueries({ queryKey: ['client', one] });
  };
  const saving = useSaving<RequestValues, unknown>({
    draft: 'appointment',
    send: (values) => requestAppointment({ ...values, client, duration: CLIENT_APPOINTMENT_MINUTES }, token),
    saved: () => {
      notify.emailed(
        'Appointment request submitted successfully! You will receive an email confirmation once scheduled.',
      );
      invalidate('appointments');
      onClose();
    },
    otherwise: 'Failed to create appointment request. Please try again.',
    worded,
    refused: (failure, sentence) => {
      notify.error(sentence);
      if (refusalOf(failure)?.code === 'DOCTOR_GONE') invalidate('staff');
    },
    questions: TIME_QUESTIONS,
    // Reads the offered times again, since they may be taken by now.
    settled: () => invalidate('free-days'),
  });
  const form = useSavedForm({ saving, values: EMPTY });
  const { control, setValue } = form.methods;
  const [doctor, type, notes] = useWatch({ control, name: ['doctor', 'appointmentType', 'clientNotes'] });

  const forgetTime = () => {
    setValue('date', '', { shouldDirty: true });
    setValue('time', '', { shouldDirty: true });
  };

  return (
    <SavedDialog
      form={form}
      title={title}
      saveLabel="Request appointment"
      cancelLabel={skipLabel}
      // After registering, leaving the page asks nothing.
      guarded={token === undefined}
      onClose={onClose}
    >
      <Stack spacing={5} sx={{ pt: 2 }}>
        <PeopleFields client={client} token={token} />
        <FormSelect
          name="appointmentType"
          control={control}
          label="Appointment Type"
          mayBeEmpty={false}
          options={APPOINTMENT_TYPES.map((value) => ({ value, label: APPOINTMENT_TYPE_LABELS[value] }))}
          onChange={forgetTime}
        />
        <TimeChoice wish={{ doctor, type, duration: CLIENT_APPOINTMENT_MINUTES }} token={token} />
        <FormTextField
          name="clientNotes"
          control={control}
          rules={{ validate: longText() }}
          label="Additional Notes"
          rows={3}
        />
        <DangerNotice text={notes} />
      </Stack>
    </SavedDialog>
  );
}
