import type { PersonRef } from '@clinic/contract/people';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';

/** A client's name as an admin reads it: admins have a list of clients, and no page of one. */
export const ListedClient = ({ name }: Pick<PersonRef, 'name'>) => (
  <Link component={RouterLink} to={`/clients?filter=${encodeURIComponent(JSON.stringify({ q: name }))}`}>
    {name}
  </Link>
);
