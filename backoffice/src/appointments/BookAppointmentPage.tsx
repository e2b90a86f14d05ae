import { useSearchParams } from 'react-router';
import { today } from '@clinic/ui/clinic-page';
import { PageHeader } from '@clinic/ui/layout/PageHeader.tsx';
import { PAGE_TITLES } from '../layout/page-titles.ts';
import { BookAppointmentForm } from './BookAppointmentForm.tsx';
import { givenBooking } from './given-booking.ts';

/** Books for any client with any doctor and assistant, with what the address says of it. */
function BookAppointmentPage() {
  const [search] = useSearchParams();
  const given = givenBooking(search, today());
  return (
    <>
      <PageHeader title={PAGE_TITLES.assistant['book-appointment']} context="The client is told by e-mail." />
      <BookAppointmentForm key={JSON.stringify(given)} given={given} />
    </>
  );
}

export default BookAppointmentPage;
