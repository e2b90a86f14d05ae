import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { clinicFacts, clinicLogo } from '@clinic/contract/clinic';
import { Link } from 'react-router';
import { useAccount } from '../../../components/account.ts';
import { PageHeader } from '@clinic/ui/layout/PageHeader.tsx';
import { DoctorHome } from '../../../features/doctor-worklists/DoctorHome.tsx';
import { withTitle } from '../../../lib/with-title.ts';

export function Component() {
  const { name } = useAccount();
  return (
    <>
      <Box sx={{ display: 'flex', gap: 3, alignItems: 'flex-start', '& > header': { flex: 1, minWidth: 0 } }}>
        <Box
          component="img"
          src={clinicLogo()}
          alt={`${clinicFacts().name} logo`}
          sx={{ width: 44, height: 44, display: { xs: 'none', sm: 'block' } }}
        />
        <PageHeader
          title={withTitle(name)}
          context="Welcome to your area of the clinic."
          documentTitle="Home"
          action={
            <Button variant="outlined" component={Link} to="/doctor/appointments">
              Appointments
            </Button>
          }
        />
      </Box>
      <DoctorHome />
    </>
  );
}
