import type { Appointment } from '@clinic/contract/appointments';
import AddIcon from '@mui/icons-material/Add';
import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { Suspense, lazy, useCallback, useRef, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { Hidden } from '../layout/Hidden.tsx';
import { PageHeader } from '@clinic/ui/layout/PageHeader.tsx';
import { ContentSkeleton } from '@clinic/ui/layout/PageSkeleton.tsx';
import { useHotkey } from '../lists/useHotkey.ts';
import { RequestsList } from './RequestsList.tsx';
import { usePendingRequests } from './usePendingRequests.ts';

const DeskCalendar = lazy(() => import('./DeskCalendar.tsx'));
const AppointmentDialog = lazy(() => import('./AppointmentDialog.tsx'));

function AppointmentsPage() {
  const [search, setSearch] = useSearchParams();
  const [opened, setOpened] = useState<Appointment | null>(null);
  const pending = usePendingRequests();
  const navigate = useNavigate();
  const requests = search.get('view') === 'requests';
  /** The address of the calendar, to which the requests lead back. */
  const calendar = useRef('');
  useHotkey(
    'n',
    useCallback(() => void navigate('/book-appointment'), [navigate]),
  );
  return (
    <>
      <PageHeader
        title="Appointments"
        action={
          <Button component={Link} to="/book-appointment" variant="contained" startIcon={<AddIcon />}>
            Book appointment
          </Button>
        }
      />
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="What to show"
        value={requests ? 'requests' : 'calendar'}
        onChange={(_event, chosen: string | null) => {
          if (!chosen) return;
          if (chosen === 'requests') calendar.current = search.toString();
          setSearch(chosen === 'requests' ? { view: chosen } : calendar.current, { replace: true });
        }}
        sx={{ mb: 4 }}
      >
        <ToggleButton value="calendar">Calendar View</ToggleButton>
        <ToggleButton value="requests">
          Appointment Requests
          <Badge badgeContent={pending} max={999} color="warning" sx={{ ml: 4, mr: 2 }} />
          <Hidden> {pending} pending</Hidden>
        </ToggleButton>
      </ToggleButtonGroup>
      {requests ? (
        <RequestsList onSchedule={setOpened} />
      ) : (
        <Suspense fallback={<ContentSkeleton rows={10} />}>
          <DeskCalendar onOpen={setOpened} />
        </Suspense>
      )}
      {opened && (
        <Suspense>
          <AppointmentDialog appointment={opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  );
}

export default AppointmentsPage;
