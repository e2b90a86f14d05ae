import type { PersonRef } from '@clinic/contract/people';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';

/** Links to the filtered list, since admins have no page of a client. */
export const ListedClient = ({ name }: Pick<PersonRef, 'name'>) => (
  <Link component={RouterLink} to={`/clients?filter=${encodeURIComponent(JSON.stringify({ q: name }))}`}>
    {name}
  </Link>
);
