import { required } from '@clinic/contract/rules';
import { SelectInput } from 'react-admin';
import { ChoicesFailure } from '../layout/ChoicesFailure.tsx';
import { useDoctors } from './useStaff.ts';

const chosen = required('Please choose a doctor.');

export function DoctorSelect() {
  const doctors = useDoctors();
  const { data, isPending } = doctors;
  return (
    <>
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
      <ChoicesFailure noun="doctors" choices={doctors} />
    </>
  );
}
