import { useSearchParams } from 'react-router';
import { isRealDate } from '@clinic/contract/clinic-calendar';
import { today } from '@clinic/theme/clinic-page';
import { PageHeader } from '../layout/PageHeader.tsx';
import { BookAppointmentForm } from './BookAppointmentForm.tsx';

/** Books for any client with any doctor and assistant, on the day of the address when it has a valid one. */
const BookAppointmentPage = () => {
  const [search] = useSearchParams();
  const day = search.get('date') ?? '';
  const valid = isRealDate(day) && day >= today();
  return (
    <>
      <PageHeader title="Book appointment" context="The client is told by e-mail." />
      <BookAppointmentForm key={day} fixedDay={valid ? day : null} />
    </>
  );
};

export default BookAppointmentPage;
