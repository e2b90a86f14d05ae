import { required } from '@clinic/contract/rules';
import Stack from '@mui/material/Stack';
import { SelectInput } from 'react-admin';
import { ChoicesFailure } from '../layout/ChoicesFailure.tsx';
import { useAssistants, useDoctors } from '../staff/useStaff.ts';

const doctorChosen = required('Please choose a doctor.');
const assistantChosen = required('Please choose an assistant.');

export function StaffSelects() {
  const doctors = useDoctors();
  const assistants = useAssistants();
  return (
    <>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: { xs: 0, sm: 3 } }}>
        <SelectInput
          source="doctor"
          label="Doctor"
          choices={doctors.data ?? []}
          optionText="name"
          isPending={doctors.isPending}
          validate={doctorChosen}
          isRequired
          helperText={false}
        />
        <SelectInput
          source="assistant"
          label="Assistant"
          choices={assistants.data ?? []}
          optionText="name"
          isPending={assistants.isPending}
          validate={assistantChosen}
          isRequired
          helperText={false}
        />
      </Stack>
      <ChoicesFailure noun="doctors" choices={doctors} />
      <ChoicesFailure noun="assistants" choices={assistants} />
    </>
  );
}
