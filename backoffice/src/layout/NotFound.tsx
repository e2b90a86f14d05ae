import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { PageHeader } from '@clinic/ui/layout/PageHeader.tsx';

export const NotFound = () => (
  <>
    <PageHeader title="Page Not Found" />
    <Typography sx={{ mb: 4 }}>There is no page at this address.</Typography>
    <Button component={Link} to="/" variant="contained">
      Go Back Home
    </Button>
  </>
);
