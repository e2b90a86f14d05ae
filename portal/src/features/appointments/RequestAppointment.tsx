import {
  APPOINTMENT_TYPE_LABELS,
  APPOINTMENT_TYPES,
  CLIENT_APPOINTMENT_MINUTES,
  type AppointmentType,
} from '@clinic/contract/constants';
import { longText } from '@clinic/contract/rules';
import { useQueryClient } from '@tanstack/react-query';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { FormSelect, FormTextField } from '@clinic/ui/forms/form-fields.tsx';
import { DangerNotice } from '../../components/DangerNotice.tsx';
import { FormDialog } from '../../components/FormDialog.tsx';
import { ApiError } from '@clinic/ui/session/api-error.ts';
import { notify } from '@clinic/ui/layout/notify.ts';
import { ACTIVE_ALREADY, requestAppointment } from './booking-calls.ts';
import { PeopleFields, type PeopleValues } from './PeopleFields.tsx';
import { TimeChoice } from './TimeChoice.tsx';
import { useRefusal } from './useRefusal.tsx';

interface RequestValues extends PeopleValues {
  appointmentType: AppointmentType;
  clientNotes: string;
}

interface Props {
  client: string;
  /** Right after registration, before a session is stored. */
  token?: string;
  title?: string;
  skipLabel?: string;
  onClose: () => void;
}

function refusalText(failure: unknown): string {
  if (!(failure instanceof ApiError) || failure.unreachable) {
    return 'An unexpected error occurred. Please try again later.';
  }
  if (failure.code === 'ACTIVE_APPOINTMENT_EXISTS') {
    return ACTIVE_ALREADY;
  }
  return failure.code === 'SERVER_ERROR'
    ? 'Failed to create appointment request. Please try again.'
    : failure.message;
}

export default function RequestAppointment({
  client,
  token,
  title = 'Book an appointment',
  skipLabel,
  onClose,
}: Props) {
  const queryClient = useQueryClient();
  const { shown, forget, tell } = useRefusal();
  const form = useForm<RequestValues>({
    defaultValues: {
      doctor: '',
      assistant: '',
      date: '',
      time: '',
      appointmentType: 'Online',
      clientNotes: '',
    },
  });
  const { control, setValue } = form;
  const [doctor, type, notes] = useWatch({ control, name: ['doctor', 'appointmentType', 'clientNotes'] });

  const submit = form.handleSubmit(async (values) => {
    forget();
    const body = { ...values, client, duration: CLIENT_APPOINTMENT_MINUTES };
    try {
      await requestAppointment(body, token);
      notify.emailed(
        'Appointment request submitted successfully! You will receive an email confirmation once scheduled.',
      );
      void queryClient.invalidateQueries({ queryKey: ['client', 'appointments'] });
      void queryClient.invalidateQueries({ queryKey: ['client', 'free-days'] });
      onClose();
    } catch (failure) {
      tell(refusalText(failure), failure);
      if (failure instanceof ApiError && failure.code === 'DOCTOR_GONE')
        void queryClient.invalidateQueries({ queryKey: ['client', 'staff'] });
    }
  });
  const forgetTime = () => {
    setValue('date', '');
    setValue('time', '');
  };

  return (
    <FormProvider {...form}>
      <FormDialog
        title={title}
        submitLabel="Request appointment"
        cancelLabel={skipLabel}
        busy={form.formState.isSubmitting}
        {...shown}
        onSubmit={(event) => void submit(event)}
        onClose={onClose}
      >
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
      </FormDialog>
    </FormProvider>
  );
}
