import { longText } from '@clinic/contract/rules';
import { SelectInput, TextInput } from 'react-admin';
import { bookingTypes, durations } from './booking.ts';

export const notesRule = longText();

export const DurationInput = () => (
  <SelectInput source="duration" label="Duration" choices={durations} isRequired helperText={false} />
);

export const TypeInput = () => (
  <SelectInput source="appointmentType" label="Type" choices={bookingTypes} isRequired helperText={false} />
);

/** The desk's notes about a visit. */
export const NotesInput = () => (
  <TextInput
    source="assistantNotes"
    label="Notes"
    multiline
    minRows={2}
    validate={notesRule}
    helperText={false}
  />
);
