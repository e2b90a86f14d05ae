import { PageHeader } from '@clinic/ui/layout/PageHeader.tsx';
import { FailureNotice } from '@clinic/ui/layout/FailureNotice.tsx';
import { ColumnsSkeleton } from '@clinic/ui/layout/PageSkeleton.tsx';
import { failureText } from '@clinic/ui/session/api-error.ts';
import BadgeIcon from '@mui/icons-material/BadgeOutlined';
import MedicalServicesIcon from '@mui/icons-material/MedicalServicesOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { OpenErasures } from '../erasures/OpenErasures.tsx';
import { PAGE_TITLES } from '../layout/page-titles.ts';
import { AdminMoney } from './AdminMoney.tsx';
import { AdminWork } from './AdminWork.tsx';
import { LastBackup } from './LastBackup.tsx';
import { MonthNumbers } from './MonthNumbers.tsx';
import { PolicyNotice } from './PolicyNotice.tsx';
import { SeriesNotice } from './SeriesNotice.tsx';
import { SystemState } from './SystemState.tsx';
import { TurnoverNotice } from './TurnoverNotice.tsx';
import { useAdminWorklists } from './useAdminWorklists.ts';
import { useWhatIsLeft } from './useWhatIsLeft.ts';
import { WhatIsLeft } from './WhatIsLeft.tsx';

function Day() {
  const { data, dataUpdatedAt, error, refetch } = useAdminWorklists();
  const settling = useWhatIsLeft();
  // Earlier data stay on the screen when a refresh fails.
  if (error && !data)
    return (
      <FailureNotice
        sentence={failureText(error, 'What needs attention could not be read.')}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <ColumnsSkeleton />;
  return (
    <>
      {data.turnover && <TurnoverNotice turnover={data.turnover} />}
      <MonthNumbers {...data} />
      <Box
        sx={{
          display: 'grid',
          gap: 8,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
        }}
      >
        <Box sx={{ display: 'grid', gap: 6, minWidth: 0 }}>
          <WhatIsLeft {...settling} />
          <AdminWork {...data} isSettled={settling.data?.left.length === 0} />
          <AdminMoney lists={data.lists} />
        </Box>
        <Box sx={{ display: 'grid', gap: 6 }}>
          <LastBackup state={data.backup} now={dataUpdatedAt} />
          <SystemState {...data} />
        </Box>
      </Box>
    </>
  );
}

export const AdminHome = () => (
  <>
    <PageHeader
      title={PAGE_TITLES.admin.home}
      context="The people who work at the clinic."
      action={
        <>
          <Button component={Link} to="/doctors" variant="outlined" startIcon={<MedicalServicesIcon />}>
            Manage Doctors
          </Button>
          <Button component={Link} to="/assistants" variant="outlined" startIcon={<BadgeIcon />}>
            Manage Assistants
          </Button>
        </>
      }
    />
    <SeriesNotice />
    <PolicyNotice />
    <OpenErasures />
    <Day />
  </>
);
