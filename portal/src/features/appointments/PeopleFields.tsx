import { assistantsFor } from '@clinic/contract/scheduling/appointment-rules';
import { ERRORS } from '@clinic/contract/errors';
import { required } from '@clinic/contract/rules';
import { FormSelect } from '@clinic/ui/forms/form-fields.tsx';
import { FailureNotice } from '@clinic/ui/layout/FailureNotice.tsx';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { meQuery } from '../own-record/me.ts';
import type { TimeValues } from './chosen-time.ts';
import { staffQuery } from './staff-to-choose.ts';

export interface PeopleValues extends TimeValues {
  doctor: string;
  assistant: string;
}

/** The own doctor is preselected, with the only assistant where there is one; another doctor clears the assistant. */
export function PeopleFields({ client, token }: { client: string; token?: string }) {
  const { control, formState, getValues, setValue } = useFormContext<PeopleValues>();
  const staff = useQuery(staffQuery(token));
  const ownDoctor = useQuery({ ...meQuery(client), enabled: token === undefined }).data?.doctor ?? null;
  const doctor = useWatch({ control, name: 'doctor' });
  const all = staff.data?.assistants ?? [];
  const doctors = staff.data?.doctors.filter(({ id }) => assistantsFor(id, all, ownDoctor).length > 0);
  const assistants = assistantsFor(doctor, all, ownDoctor);
  const deskAnswers = assistants.some((assistant) => assistant.doctor !== doctor);

  const onlyAssistantOf = (id: string) => {
    const [only, ...others] = assistantsFor(id, all, ownDoctor);
    return only && others.length === 0 ? only.id : '';
  };
  const own = doctors?.find(({ id }) => id === ownDoctor)?.id ?? '';
  const ownAssistant = onlyAssistantOf(own);
  useEffect(() => {
    if (own === '' || getValues('doctor') !== '') return;
    setValue('doctor', own);
    setValue('assistant', ownAssistant);
  }, [own, ownAssistant, getValues, setValue]);
  const forgetOthers = () => {
    setValue('assistant', '', { shouldDirty: true, shouldValidate: formState.isSubmitted });
    // Another doctor has other free times.
    setValue('date', '', { shouldDirty: true });
    setValue('time', '', { shouldDirty: true });
  };
  const assistantHint = () => {
    if (doctor === '') return 'Choose a doctor first.';
    if (deskAnswers)
      return "Your doctor has no assistant at the moment: anybody of the clinic's desk will answer you.";
    return assistants.length === 1 ? 'This doctor has one assistant only.' : '';
  };

  return (
    <>
      {staff.isError && (
        <FailureNotice sentence="The doctors could not be loaded." onRetry={() => void staff.refetch()} />
      )}
      <FormSelect
        name="doctor"
        control={control}
        rules={{ validate: required('Please choose a doctor.') }}
        label="Preferred Doctor"
        options={doctors?.map(({ id, name }) => ({ value: id, label: name })) ?? []}
        onChange={forgetOthers}
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
        helperText={assistantHint()}
        required
      />
    </>
  );
}
