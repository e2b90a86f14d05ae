import Stack from '@mui/material/Stack';
import { BookingTime } from './BookingTime.tsx';
import { StaffSelects } from './StaffSelects.tsx';
import { DurationInput, NotesInput, TypeInput } from './visit-inputs.tsx';

/** Fields for doctor, assistant, length, type and time; the client is chosen above them. */
export const BookingFields = ({ fixedDay = false }: { fixedDay?: boolean }) => (
  <>
    <StaffSelects />
    <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: { xs: 0, sm: 3 } }}>
      <DurationInput />
      <TypeInput />
    </Stack>
    <BookingTime fixedDay={fixedDay} />
    <NotesInput />
  </>
);
