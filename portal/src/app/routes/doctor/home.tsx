import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { useAccount } from '../../../components/account.tsx';
import { PageHeader } from '../../../components/PageHeader.tsx';

export function Component() {
  const { name } = useAccount();
  return (
    <PageHeader
      title={name}
      action={
        <Button variant="contained" component={Link} to="/doctor/appointments">
          Appointments
        </Button>
      }
    />
  );
}
