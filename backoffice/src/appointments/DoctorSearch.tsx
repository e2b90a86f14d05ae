import type { Doctor } from '@clinic/contract/people';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import type { useShownDoctors } from './useShownDoctors.ts';

/** Chooses the shown doctors when there are too many for chips. */
const DoctorSearch = ({ doctors, chosen, choose }: ReturnType<typeof useShownDoctors>) => (
  <Autocomplete<Doctor, true>
    multiple
    size="small"
    options={doctors}
    getOptionLabel={({ name }) => name}
    getOptionKey={({ id }) => id}
    value={doctors.filter(({ id }) => chosen.includes(id))}
    onChange={(_event, next) => choose(next.map(({ id }) => id))}
    renderInput={(field) => <TextField {...field} label="Doctors" placeholder="All" />}
    sx={{ maxWidth: 560 }}
  />
);

export default DoctorSearch;
