import { formatDay } from '@clinic/contract/clinic-calendar';
import type { Client } from '@clinic/contract/people';
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useGetOne } from 'react-admin';
import { useController, useWatch } from 'react-hook-form';
import { useDoctors } from '../staff/useStaff.ts';
import type { ToBook } from './useBooking.tsx';

/** Says that a visit of a past day is entered, and asks whether its doctor becomes the doctor of a client without one. */
function PastVisitFields() {
  const [date, client, doctor] = useWatch<ToBook, ['date', 'client', 'doctor']>({
    name: ['date', 'client', 'doctor'],
  });
  const { field } = useController<ToBook, 'setsOwner'>({ name: 'setsOwner', defaultValue: false });
  const { data: found } = useGetOne<Client>('clients', { id: client }, { enabled: Boolean(client) });
  const doctors = useDoctors();
  const named = doctors.data?.find(({ id }) => id === doctor)?.name;
  return (
    <>
      <Notice tone="note" announce="status">
        {formatDay(date)} is past: the visit is entered afterwards. Nobody is told, and no time is taken.
      </Notice>
      {found?.doctor === null && named !== undefined && (
        <FormControlLabel
          control={<Checkbox checked={field.value ?? false} onChange={field.onChange} />}
          label={`${named} becomes ${found.name}'s doctor`}
        />
      )}
    </>
  );
}

export default PastVisitFields;
