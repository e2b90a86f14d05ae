import { useSearchParams } from 'react-router';
import { isRealDate } from '@clinic/contract/clinic-calendar';
import { objectId } from '@clinic/contract/rules';
import { today } from '@clinic/ui/clinic-page';
import { PageHeader } from '@clinic/ui/layout/PageHeader.tsx';
import { BookAppointmentForm } from './BookAppointmentForm.tsx';

/** Books for any client with any doctor and assistant, on the day and with the client of the address when it has valid ones. */
function BookAppointmentPage() {
  const [search] = useSearchParams();
  const day = search.get('date') ?? '';
  const asked = search.get('client') ?? '';
  const client = objectId(asked) === undefined ? asked : '';
  const valid = isRealDate(day) && day >= today();
  return (
    <>
      <PageHeader title="Book appointment" context="The client is told by e-mail." />
      <BookAppointmentForm key={`${day}:${client}`} fixedDay={valid ? day : null} client={client} />
    </>
  );
}

export default BookAppointmentPage;
