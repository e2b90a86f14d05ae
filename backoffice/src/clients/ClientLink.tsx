import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';

export const ClientLink = ({ id, name }: { id: string; name: string }) => (
  <Link component={RouterLink} to={`/client-details/${id}`} color="inherit">
    {name}
  </Link>
);
