import { assistantsFor } from '@clinic/contract/appointment-rules';
import {
  APPOINTMENT_TYPE_LABELS,
  APPOINTMENT_TYPES,
  CLIENT_APPOINTMENT_MINUTES,
  type AppointmentType,
} from '@clinic/contract/constants';
import { ERRORS } from '@clinic/contract/errors';
import { longText, required } from '@clinic/contract/rules';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { FailureNotice } from '@clinic/ui/layout/FailureNotice.tsx';
import { FormSelect, FormTextField } from '@clinic/ui/forms/form-fields.tsx';
import { FormDialog } from '../../components/FormDialog.tsx';
import { ApiError } from '@clinic/ui/session/api-error.ts';
import { notify } from '@clinic/ui/layout/notify.ts';
import { meQuery } from '../own-record/me.ts';
import { ACTIVE_ALREADY } from './appointment-texts.ts';
import { requestAppointment, staffQuery } from './own-appointments.ts';
import { TimeFields } from './TimeFields.tsx';

interface RequestValues {
  doctor: string;
  assistant: string;
  date: string;
  time: string;
  appointmentType: AppointmentType;
  clientNotes: string;
}

interface Props {
  client: string;
  /** Right after registration, while no session is stored. */
  token?: string;
  title?: string;
  skipLabel?: string;
  /** After the request was accepted, and when it was given up. */
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

/** The appointment popup of clients. */
export default function RequestAppointment({
  client,
  token,
  title = 'Book an appointment',
  skipLabel,
  onClose,
}: Props) {
  const staff = useQuery(staffQuery(token));
  const queryClient = useQueryClient();
  const [problem, setProblem] = useState('');
  const { control, handleSubmit, formState, setValue } = useForm<RequestValues>({
    defaultValues: {
      doctor: '',
      assistant: '',
      date: '',
      time: '',
      appointmentType: 'Online',
      clientNotes: '',
    },
  });
  const doctor = useWatch({ control, name: 'doctor' });
  const ownDoctor = useQuery({ ...meQuery(client), enabled: token === undefined }).data?.doctor ?? null;
  const all = staff.data?.assistants ?? [];
  const doctors = staff.data?.doctors.filter(({ id }) => assistantsFor(id, all, ownDoctor).length > 0);
  const assistants = assistantsFor(doctor, all, ownDoctor);
  const deskAnswers = assistants.some((assistant) => assistant.doctor !== doctor);

  const submit = handleSubmit(async (values) => {
    setProblem('');
    const body = { ...values, client, duration: CLIENT_APPOINTMENT_MINUTES };
    try {
      await requestAppointment(body, token);
      notify.success(
        'Appointment request submitted successfully! You will receive an email confirmation once scheduled.',
      );
      void queryClient.invalidateQueries({ queryKey: ['client', 'appointments'] });
      onClose();
    } catch (failure) {
      const text = refusalText(failure);
      setProblem(text);
      if (failure instanceof ApiError && failure.code === 'DOCTOR_GONE')
        void queryClient.invalidateQueries({ queryKey: ['client', 'staff'] });
      notify.error(text);
    }
  });

  return (
    <FormDialog
      title={title}
      submitLabel="Request appointment"
      cancelLabel={skipLabel}
      busy={formState.isSubmitting}
      problem={problem}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      {staff.isError && (
        <FailureNotice sentence="The doctors could not be loaded." onRetry={() => void staff.refetch()} />
      )}
      <FormSelect
        name="doctor"
        control={control}
        rules={{ validate: required('Please choose a doctor.') }}
        label="Preferred Doctor"
        options={doctors?.map(({ id, name }) => ({ value: id, label: name })) ?? []}
        onChange={() => setValue('assistant', '', { shouldValidate: formState.isSubmitted })}
        helperText={doctors?.length === 0 ? 'No doctor takes appointments at the moment.' : ''}
        required
      />
      <FormSelect
        name="assistant"
        control={control}
        rules={{
          validate: (value) =>
            required('Please choose an assistant.')(value) ??
            (assistants.some(({ id }) => id === value) ? undefined : ERRORS.ASSISTANT_NOT_OF_DOCTOR[1]),
        }}
        label="Preferred Assistant"
        options={assistants.map(({ id, name }) => ({ value: id, label: name }))}
        disabled={doctor === ''}
        helperText={
          doctor === ''
            ? 'Choose a doctor first.'
            : deskAnswers
              ? "Your doctor has no assistant at the moment: anybody of the clinic's desk will answer you."
              : ''
        }
        required
      />
      <TimeFields control={control} dateName="date" timeName="time" doctor={doctor} token={token} />
      <FormSelect
        name="appointmentType"
        control={control}
        label="Appointment Type"
        mayBeEmpty={false}
        options={APPOINTMENT_TYPES.map((type) => ({ value: type, label: APPOINTMENT_TYPE_LABELS[type] }))}
      />
      <FormTextField
        name="clientNotes"
        control={control}
        rules={{ validate: longText() }}
        label="Additional Notes"
        rows={3}
      />
    </FormDialog>
  );
}
