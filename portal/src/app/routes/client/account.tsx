import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { OwnAccount } from '../../own-account.tsx';

export const Component = () => (
  <>
    <OwnAccount />
    <Typography sx={{ mt: 6 }}>
      <Link component={RouterLink} to="/client/access">
        Who opened my record
      </Link>
    </Typography>
  </>
);
