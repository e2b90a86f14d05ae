import { required } from '@clinic/contract/rules';
import { SelectInput } from 'react-admin';
import { useDoctors } from './useStaff.ts';

const chosen = required('Please choose a doctor.');

/** Every doctor, for an assistant's form. */
export const DoctorSelect = () => {
  const { data, isPending } = useDoctors();
  return (
    <SelectInput
      source="doctor"
      label="Doctor"
      choices={data ?? []}
      optionText="name"
      isPending={isPending}
      validate={chosen}
      isRequired
      helperText={!isPending && data?.length === 0 ? 'Add a doctor first.' : false}
    />
  );
};
