import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { View } from 'react-big-calendar';
import { useSearchParams } from 'react-router';
import { today } from '../clinic-page.ts';
import { addressWith, drawnView, placeIn, visibleDays, type CalendarPlace } from './calendar-days.ts';

/** Wide enough for the month; below it the agenda opens first. */
const WIDE = '(min-width: 768px)';

/** The new place, or a function that computes it from the present one. */
export type CalendarMove = Partial<CalendarPlace> | ((from: CalendarPlace) => Partial<CalendarPlace>);

/** Reads view and date from the address, with the days they show, and a stable function to move. */
export const useCalendarPlace = () => {
  const [address, setAddress] = useSearchParams();
  // A second press before the first is drawn continues from there.
  const latest = useRef(address);
  useEffect(() => {
    latest.current = address;
  }, [address]);
  const wide = useMediaQuery(WIDE, { noSsr: true });
  // Turning the phone keeps the view.
  const [firstView] = useState<View>(wide ? 'month' : 'agenda');
  const day = today();
  return useMemo(() => {
    const { view, date } = placeIn(address, firstView, day);
    return {
      view,
      date,
      day,
      ...visibleDays(view, date),
      drawn: drawnView(view, date, !wide),
      go: (move: CalendarMove) => {
        const from = placeIn(latest.current, firstView, day);
        latest.current = addressWith(latest.current, typeof move === 'function' ? move(from) : move, today());
        setAddress(latest.current, { replace: true, preventScrollReset: true });
      },
    };
  }, [address, firstView, day, wide, setAddress]);
};
