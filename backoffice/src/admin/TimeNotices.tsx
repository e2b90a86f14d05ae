import { hoursCalls } from '@clinic/contract/hours-calls';
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useServer } from '../providers/useServer.ts';
import { useBookingPolicy } from '../settings/useBookingPolicy.ts';

/** What is still to be said about the clinic's time: doctors without hours, and rules of booking. */
export function TimeNotices() {
  const server = useServer();
  const { data: hours } = useQuery({
    queryKey: ['hours', 'now'],
    queryFn: () => server((api) => api.call(hoursCalls.all, {})),
  });
  const { data: policy } = useBookingPolicy();
  const without = hours?.doctors.filter(({ weeks }) => weeks.length === 0).map(({ doctor }) => doctor) ?? [];
  const [first] = without;
  return (
    <>
      {first && (
        <Notice
          tone="waiting"
          sx={{ mb: 4 }}
          action={
            <Button variant="outlined" component={Link} to={`/hours?doctor=${first.id}`}>
              Set hours
            </Button>
          }
        >
          No hours are stored for {without.map(({ name }) => name).join(', ')}: clients are offered the
          clinic’s opening hours, and may ask for any time.
        </Notice>
      )}
      {policy && !policy.stored && (
        <Notice
          tone="waiting"
          sx={{ mb: 4 }}
          action={
            <Button variant="outlined" component={Link} to="/settings">
              Set rules
            </Button>
          }
        >
          No rules of booking are saved: clients may ask for any day, and change visits until they begin.
        </Notice>
      )}
    </>
  );
}
