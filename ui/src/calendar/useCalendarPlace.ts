import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { View } from 'react-big-calendar';
import { useSearchParams } from 'react-router';
import { today } from '../clinic-page.ts';
import { addressWith, drawnView, placeIn, visibleDays, type CalendarPlace } from './calendar-days.ts';

/** The month is readable from this width on; below it the agenda comes first. */
const WIDE = '(min-width: 768px)';

/** Where to go, or how to get there from where the calendar stands then. */
export type CalendarMove = Partial<CalendarPlace> | ((from: CalendarPlace) => Partial<CalendarPlace>);

/** Where a calendar stands, kept in the address; which days it shows; and how to go elsewhere. The same until one goes. */
export const useCalendarPlace = () => {
  const [address, setAddress] = useSearchParams();
  // A press that comes before the one before it is drawn goes on from there.
  const latest = useRef(address);
  useEffect(() => {
    latest.current = address;
  }, [address]);
  const wide = useMediaQuery(WIDE, { noSsr: true });
  // A phone that is turned keeps its view.
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
