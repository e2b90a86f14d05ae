import RepeatIcon from '@mui/icons-material/Repeat';
import Button from '@mui/material/Button';
import { Suspense, lazy } from 'react';
import { useController } from 'react-hook-form';
import { WEEKLY, type Booking } from './booking.ts';

const SeriesFields = lazy(() => import('./SeriesFields.tsx'));

/** Repeats the visit: one press proposes it weekly, twelve times. */
export function Repeat() {
  const { field } = useController<Booking, 'series'>({ name: 'series' });
  const series = field.value;
  return (
    <>
      <Button
        startIcon={<RepeatIcon />}
        onClick={() => field.onChange(series ? null : WEEKLY)}
        sx={{ alignSelf: 'start' }}
      >
        {series ? 'Do not repeat' : 'Repeat'}
      </Button>
      <Suspense>{series && <SeriesFields />}</Suspense>
    </>
  );
}
