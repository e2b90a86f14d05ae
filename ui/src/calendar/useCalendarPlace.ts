import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo, useState } from 'react';
import type { View } from 'react-big-calendar';
import { useSearchParams } from 'react-router';
import { today } from '../clinic-page.ts';
import { addressWith, drawnView, placeIn, visibleDays, type CalendarPlace } from './calendar-days.ts';

/** From this width on the month is readable; below it the agenda comes first (specification 2, section 9). */
const WIDE = '(min-width: 768px)';

/** Where a calendar stands, kept in the address; which days it shows; and how to go elsewhere. The same until one goes. */
export const useCalendarPlace = () => {
  const [address, setAddress] = useSearchParams();
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
      go: (place: Partial<CalendarPlace>) =>
        setAddress((now) => addressWith(now, place, today()), { replace: true, preventScrollReset: true }),
    };
  }, [address, firstView, day, wide, setAddress]);
};
