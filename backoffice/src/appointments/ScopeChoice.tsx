import type { Appointment } from '@clinic/contract/scheduling/appointments';
import type { SeriesScope } from '@clinic/contract/scheduling/series-place';
import { placeWord } from '@clinic/ui/calendar/place-word.ts';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';

interface Props {
  appointment: Appointment;
  value: SeriesScope;
  onChange: (scope: SeriesScope) => void;
}

/** Asks which visits of a series are meant; renders nothing for a visit of its own, and for the last of a series. */
export function ScopeChoice({ appointment, value, onChange }: Props) {
  const labelId = useId();
  const { series } = appointment;
  if (!series || series.n === series.of) return null;
  return (
    <FormControl>
      <FormLabel id={labelId}>Which visits?</FormLabel>
      <RadioGroup
        aria-labelledby={labelId}
        value={value}
        onChange={(event) => onChange(event.target.value as SeriesScope)}
      >
        <FormControlLabel
          value="this"
          control={<Radio size="small" />}
          label={`This visit (${placeWord(appointment)})`}
        />
        <FormControlLabel value="later" control={<Radio size="small" />} label="This and later ones" />
      </RadioGroup>
    </FormControl>
  );
}
