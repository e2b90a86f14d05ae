import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { CLINIC } from '@clinic/contract/clinic';
import { LOGO } from '@clinic/ui/theme/logo';
import { Link } from 'react-router';
import { useAccount } from '../../../components/account.ts';
import { PageHeader } from '@clinic/ui/layout/PageHeader.tsx';
import { TodaysAppointments } from '../../../features/doctor-calendar/TodaysAppointments.tsx';
import { Worklist } from '../../../features/doctor-calendar/Worklist.tsx';

/** Some doctors registered with their title, some without. */
const withTitle = (name: string): string => (/^(dr|doctor)\b/i.test(name) ? name : `Dr. ${name}`);

export function Component() {
  const { name } = useAccount();
  return (
    <>
      <Box
        component="img"
        src={LOGO}
        alt={`${CLINIC.name} logo`}
        sx={{ display: 'block', width: 72, height: 72, mb: 5 }}
      />
      <PageHeader
        title={withTitle(name)}
        context="Welcome to your area of the clinic."
        documentTitle="Home"
        action={
          <Button variant="contained" component={Link} to="/doctor/appointments">
            Appointments
          </Button>
        }
      />
      <Box sx={{ display: 'grid', gap: { xs: 4, md: 5 } }}>
        <TodaysAppointments />
        <Worklist />
      </Box>
    </>
  );
}
