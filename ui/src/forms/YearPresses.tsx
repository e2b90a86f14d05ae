import type { Day } from '@clinic/contract/clinic-calendar';
import { CLINIC_DAYS, yearsMeant, type DayRange } from '@clinic/contract/reading/days';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';

/** Waits for the end of typing: "1966" passes through 0001, 0019 and 0196. */
const TYPED_MS = 600;

interface Props {
  day: Day;
  /** The days that the field allows. */
  range?: DayRange;
  onTake: (day: Day) => void;
}

/** Offers the years that a day such as one of 0066 may mean, as buttons. */
export function YearPresses({ day, range = CLINIC_DAYS, onTake }: Props) {
  const [typed, setTyped] = useState(day);
  useEffect(() => {
    const timer = setTimeout(() => setTyped(day), TYPED_MS);
    return () => clearTimeout(timer);
  }, [day]);
  const days = typed === day ? yearsMeant(day, range) : [];
  if (days.length === 0) return null;
  return (
    <Box component="span" sx={{ display: 'flex', gap: 2, mt: 1 }}>
      {days.map((meant) => (
        <Button
          key={meant}
          className="no-print"
          size="small"
          variant="outlined"
          onClick={() => onTake(meant)}
          sx={{ px: 2 }}
        >
          {`${meant.slice(0, 4)}?`}
        </Button>
      ))}
    </Box>
  );
}
