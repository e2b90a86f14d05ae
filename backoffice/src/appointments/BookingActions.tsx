import { counted } from '@clinic/contract/platform/counted';
import { SaveButton } from '@clinic/ui/forms/SaveBar.tsx';
import { ClinicButton } from '@clinic/ui/layout/ClinicButton.tsx';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { isPastDay, type Booking } from './booking.ts';
import { visitsOf } from './series-choice.ts';
import type { ToBook } from './useBooking.tsx';

interface Props {
  isBusy: boolean;
  onSubmit: (over: Partial<ToBook>) => void;
  children?: ReactNode;
}

/** Books all visits of a series at once. */
function SeriesButton() {
  const count = visitsOf(useWatch<Booking>() as Booking);
  return <SaveButton label={count > 0 ? `Book ${counted(count, 'visit')}` : 'Book the visits'} />;
}

/** The buttons of the booking form, which stay in view: a visit to come is booked, one of a past day is entered. */
export function BookingActions({ isBusy, onSubmit, children }: Props) {
  const [date, series] = useWatch<Booking, ['date', 'series']>({ name: ['date', 'series'] });
  return (
    <Box
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 1,
        display: 'flex',
        flexWrap: 'wrap',
        gap: 2,
        py: 3,
        bgcolor: 'background.paper',
        borderTop: '1px solid var(--line)',
      }}
    >
      {isPastDay(date) ? (
        <>
          <ClinicButton look="filled" disabled={isBusy} onClick={() => onSubmit({ outcome: 'completed' })}>
            The client came
          </ClinicButton>
          <ClinicButton look="outlined" disabled={isBusy} onClick={() => onSubmit({ outcome: 'no_show' })}>
            Did not come
          </ClinicButton>
        </>
      ) : series ? (
        <SeriesButton />
      ) : (
        <>
          <SaveButton label="Book and confirm" />
          <ClinicButton look="outlined" onClick={() => onSubmit({ confirm: false })}>
            Book as request
          </ClinicButton>
        </>
      )}
      {children}
    </Box>
  );
}
