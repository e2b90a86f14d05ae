import { required } from '@clinic/contract/rules';
import type { Doctor } from '@clinic/contract/people';
import { SelectInput, useGetList } from 'react-admin';

const chosen = required('Please choose a doctor.');

/** Every doctor, for an assistant's form. */
export const DoctorSelect = () => {
  const { data, isPending } = useGetList<Doctor>('doctors', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'name', order: 'ASC' },
  });
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
