import { formatDay } from '@clinic/contract/clinic-calendar';
import { byEmail } from '@clinic/ui/layout/emails-wait.ts';
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import { useSearchParams } from 'react-router';
import { today } from '@clinic/ui/clinic-page';
import { PageHeader } from '@clinic/ui/layout/PageHeader.tsx';
import { PAGE_TITLES } from '../layout/page-titles.ts';
import { BookAppointmentForm } from './BookAppointmentForm.tsx';
import { isPastDay } from './booking.ts';
import { givenBooking, pastDay } from './given-booking.ts';

function BookAppointmentPage() {
  const [search] = useSearchParams();
  const given = givenBooking(search, today());
  const past = pastDay(search, today());
  return (
    <>
      <PageHeader
        title={PAGE_TITLES.assistant['book-appointment']}
        context={
          given.date && isPastDay(given.date)
            ? 'A visit that was not written down.'
            : byEmail(
                'The client is told by e-mail, or without one by phone.',
                'Please tell the client by phone.',
              )
        }
      />
      {past && (
        <Notice tone="waiting" announce="status" sx={{ mb: 4, maxWidth: 760 }}>
          {formatDay(past)} is too long ago to enter a visit: please choose another day.
        </Notice>
      )}
      <BookAppointmentForm key={JSON.stringify(given)} given={given} />
    </>
  );
}

export default BookAppointmentPage;
