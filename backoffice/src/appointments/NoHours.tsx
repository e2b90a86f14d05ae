import { Notice } from '@clinic/ui/layout/Notice.tsx';
import { today } from '@clinic/ui/clinic-page';
import Button from '@mui/material/Button';
import { useGetIdentity } from 'react-admin';
import { Link } from 'react-router';
import { useAssistants } from '../staff/useStaff.ts';
import { useDoctorsHours } from './useDoctorsHours.ts';

/** Says that a doctor has no hours yet, and who sets them; an assistant of the doctor is led there. */
export default function NoHours({ doctor }: { doctor: string }) {
  const { data: me } = useGetIdentity();
  const { data: assistants = [] } = useAssistants();
  const { data } = useDoctorsHours(today(), today());
  const hours = data?.doctors.find((one) => one.doctor.id === doctor);
  if (!hours || hours.weeks.length > 0) return null;
  const own = assistants.filter((one) => one.doctor === doctor);
  const maySet = own.some(({ id }) => id === me?.id);
  const others = ['The doctor', ...own.map(({ name }) => name)].join(', ');
  return (
    <Notice
      tone="note"
      announce="status"
      action={
        maySet && (
          <Button color="inherit" variant="outlined" component={Link} to="/hours">
            Set the hours
          </Button>
        )
      }
    >
      No hours are stored for {hours.doctor.name}, so the clinic’s opening hours are offered. A visit can be
      booked all the same. {!maySet && `${others} or an admin sets the hours.`}
    </Notice>
  );
}
