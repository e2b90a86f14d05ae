import { formatWeekday } from '@clinic/contract/clinic-calendar';
import { today } from '@clinic/ui/clinic-page';
import { FailureNotice } from '@clinic/ui/layout/FailureNotice.tsx';
import { PageHeader } from '@clinic/ui/layout/PageHeader.tsx';
import { ColumnsSkeleton } from '@clinic/ui/layout/PageSkeleton.tsx';
import { failureText } from '@clinic/ui/session/api-error.ts';
import { useNow } from '@clinic/ui/session/useNow.ts';
import CalendarIcon from '@mui/icons-material/CalendarMonthOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { WalkInButton } from '../appointments/WalkInButton.tsx';
import { PhoneEnquiryButton } from '../enquiries/PhoneEnquiryButton.tsx';
import { ClinicLogo } from '../layout/ClinicLogo.tsx';
import { PAGE_TITLES } from '../layout/page-titles.ts';
import { DeskDay } from './DeskDay.tsx';
import { useDeskWorklists } from './useDeskWorklists.ts';

function Day() {
  const { data, error, refetch } = useDeskWorklists();
  // Earlier data stay on the screen when a refresh fails.
  if (error && !data)
    return (
      <FailureNotice
        sentence={failureText(error, 'What needs attention could not be read.')}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <ColumnsSkeleton />;
  return <DeskDay {...data} />;
}

export const AssistantHome = () => (
  <>
    <PageHeader
      title={PAGE_TITLES.assistant.home}
      context={
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
          <ClinicLogo size={28} />
          {formatWeekday(today(useNow()))}
        </Box>
      }
      action={
        <>
          <PhoneEnquiryButton />
          <WalkInButton />
          <Button component={Link} to="/appointments" variant="contained" startIcon={<CalendarIcon />}>
            Appointments
          </Button>
        </>
      }
    />
    <Day />
  </>
);
