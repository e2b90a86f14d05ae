import { failureText } from '@clinic/ui/session/api-error.ts';
import { CLINIC } from '@clinic/contract/clinic';
import { nounOf } from '@clinic/contract/counted';
import { formatDay } from '@clinic/contract/clinic-calendar';
import CalendarIcon from '@mui/icons-material/CalendarMonthOutlined';
import InventoryIcon from '@mui/icons-material/Inventory2Outlined';
import MailIcon from '@mui/icons-material/MarkEmailUnreadOutlined';
import PendingIcon from '@mui/icons-material/PendingActionsOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Suspense, lazy } from 'react';
import { Link } from 'react-router';
import { today } from '@clinic/ui/clinic-page';
import { FailureNotice } from '@clinic/ui/layout/FailureNotice.tsx';
import { LinkCard } from '../layout/LinkCard.tsx';
import { PageHeader } from '@clinic/ui/layout/PageHeader.tsx';
import { ContentSkeleton } from '@clinic/ui/layout/PageSkeleton.tsx';
import { ClinicLogo } from '../layout/ClinicLogo.tsx';
import { ClientChanges } from './ClientChanges.tsx';
import { useDeskToday } from './useDeskToday.ts';
import { WalkInButton } from '../appointments/WalkInButton.tsx';

/** Loaded with the home only: the other pages do without. */
const WaitingWork = lazy(() => import('./WaitingWork.tsx'));

function Attention() {
  const { data, error, isPending, refetch } = useDeskToday();
  if (error)
    return (
      <FailureNotice
        sentence={failureText(error, 'What needs attention could not be read.')}
        onRetry={() => void refetch()}
      />
    );
  if (isPending) return <ContentSkeleton rows={3} />;
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
        }}
      >
        <LinkCard
          to="/appointments?view=requests"
          title={nounOf(data.pendingRequests, 'Pending request')}
          text="Waiting for a time"
          icon={<PendingIcon />}
          count={data.pendingRequests}
        />
        <LinkCard
          to="/appointments?view=day"
          title={nounOf(data.todaysAppointments, "Today's appointment")}
          text={formatDay(today())}
          icon={<CalendarIcon />}
          count={data.todaysAppointments}
        />
        <LinkCard
          to="/enquiries"
          title={nounOf(data.newEnquiries, 'New enquiry', 'New enquiries')}
          text="From the website"
          icon={<MailIcon />}
          count={data.newEnquiries}
        />
        <LinkCard
          to={`/inventory?filter=${encodeURIComponent('{"low":true}')}`}
          title="Low stock"
          text="Ten pieces or fewer"
          icon={<InventoryIcon />}
          count={data.lowStock}
        />
      </Box>
      <Suspense fallback={<ContentSkeleton rows={3} />}>
        <WaitingWork />
      </Suspense>
      <Typography component="h2" variant="h2" sx={{ mt: 6, mb: 2 }}>
        Changed by clients since yesterday
      </Typography>
      <ClientChanges changes={data.clientChanges} />
    </>
  );
}

export const AssistantHome = () => (
  <>
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, mb: 2 }}>
      <ClinicLogo />
      <Typography sx={{ fontFamily: 'var(--serif)', color: 'primary.main', fontWeight: 600 }}>
        {CLINIC.name}
      </Typography>
    </Box>
    <PageHeader
      title="Front desk"
      context="What needs attention today."
      action={
        <>
          <WalkInButton />
          <Button component={Link} to="/appointments" variant="contained" startIcon={<CalendarIcon />}>
            Appointments
          </Button>
        </>
      }
    />
    <Attention />
  </>
);
