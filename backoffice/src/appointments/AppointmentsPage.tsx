import type { Appointment } from '@clinic/contract/scheduling/appointments';
import { isRealDate } from '@clinic/contract/clinic-calendar';
import { today } from '@clinic/ui/clinic-page';
import { PageHeader } from '@clinic/ui/layout/PageHeader.tsx';
import { ContentSkeleton } from '@clinic/ui/layout/PageSkeleton.tsx';
import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Suspense, lazy, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useHotkey } from '@clinic/ui/lists/useHotkey.ts';
import { PAGE_TITLES } from '../layout/page-titles.ts';
import type { Booking, BookingStart } from './booking.ts';
import type { BookedState } from './booked-state.ts';
import { RequestsList } from './RequestsList.tsx';
import { ShownToggle } from './ShownToggle.tsx';
import type { OnTyped } from './TypedBooking.tsx';
import { useDayPage } from './useDayPage.ts';
import { WalkInButton } from './WalkInButton.tsx';

const DeskCalendar = lazy(() => import('./DeskCalendar.tsx'));
const AppointmentDialog = lazy(() => import('./AppointmentDialog.tsx'));
const BookingPanel = lazy(() => import('./BookingPanel.tsx'));

/** The day on which a new booking starts: the calendar's, unless it is past. */
function dayIn(address: URLSearchParams): string {
  const day = address.get('date') ?? '';
  return isRealDate(day) && day > today() ? day : today();
}

function AppointmentsPage() {
  const [search, setSearch] = useSearchParams();
  const [opened, setOpened] = useState<Appointment | null>(null);
  const [pressed, setPressed] = useState<BookingStart | null>(null);
  const requests = search.get('view') === 'requests';
  // A client's page links here with the client in the address.
  const client = search.get('client') ?? undefined;
  const day = dayIn(search);
  const [asked] = useState<BookingStart | null>(client ? { client, date: day } : null);
  const start = pressed ?? (client ? asked : null);
  const typed = useRef<(() => Partial<Booking>) | null>(null);
  const keepTyped: OnTyped = useCallback((read) => {
    typed.current = read;
  }, []);
  const toDay = useDayPage();
  const bookDay = useCallback(
    (date: string) => toDay(date, typed.current ? { ...start, ...typed.current() } : {}),
    [toDay, start],
  );
  /** Focused after a booking, so that the next can begin. */
  const book = useRef<HTMLButtonElement>(null);
  const { state } = useLocation();
  const isBooked = (state as BookedState | null)?.isBooked ?? false;
  const isOpen = start !== null;
  const wasOpen = useRef(isBooked);
  useEffect(() => {
    if (wasOpen.current && !isOpen) book.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  useHotkey('n', () => setPressed({ date: day }));
  const close = () => {
    setPressed(null);
    if (client)
      setSearch(
        (now) => {
          const next = new URLSearchParams(now);
          next.delete('client');
          return next;
        },
        { replace: true, preventScrollReset: true },
      );
  };
  return (
    <>
      <PageHeader
        title={PAGE_TITLES.assistant.appointments}
        action={
          <>
            <ShownToggle requests={requests} />
            <WalkInButton />
            <Button
              ref={book}
              variant="contained"
              startIcon={<AddIcon />}
              onClick={() => setPressed({ date: day })}
            >
              Book appointment
            </Button>
          </>
        }
      />
      <Box
        sx={{
          display: 'grid',
          gap: 4,
          gridTemplateColumns: 'minmax(0, 1fr)',
          '@media (min-width: 1200px)': {
            gridTemplateColumns: start ? 'minmax(0, 1fr) 380px' : 'minmax(0, 1fr)',
          },
        }}
      >
        <div>
          {requests ? (
            <RequestsList onSchedule={setOpened} />
          ) : (
            <DeskCalendar onOpen={setOpened} onBook={setPressed} onBookDay={bookDay} />
          )}
        </div>
        {start && (
          <Suspense fallback={<ContentSkeleton rows={8} />}>
            <BookingPanel start={start} onClose={close} onTyped={keepTyped} />
          </Suspense>
        )}
      </Box>
      <Suspense>
        {opened && <AppointmentDialog appointment={opened} onClose={() => setOpened(null)} />}
      </Suspense>
    </>
  );
}

export default AppointmentsPage;
