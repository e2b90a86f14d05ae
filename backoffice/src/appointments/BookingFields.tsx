import { longText } from '@clinic/contract/rules';
import Stack from '@mui/material/Stack';
import { SelectInput, TextInput } from 'react-admin';
import { bookingTypes, durations } from './booking.ts';
import { BookingTime } from './BookingTime.tsx';
import { StaffSelects } from './StaffSelects.tsx';

const notesRule = longText();

export const BookingFields = ({ fixedDay = false }: { fixedDay?: boolean }) => (
  <>
    <StaffSelects />
    <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: { xs: 0, sm: 3 } }}>
      <SelectInput source="duration" label="Duration" choices={durations} isRequired helperText={false} />
      <SelectInput
        source="appointmentType"
        label="Type"
        choices={bookingTypes}
        isRequired
        helperText={false}
      />
    </Stack>
    <BookingTime fixedDay={fixedDay} />
    <TextInput
      source="assistantNotes"
      label="Notes"
      multiline
      minRows={2}
      validate={notesRule}
      helperText={false}
    />
  </>
);
