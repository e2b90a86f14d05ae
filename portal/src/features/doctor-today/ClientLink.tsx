import Box from '@mui/material/Box';
import { Link } from 'react-router';

/** A client's name, which links to the client's overview or to one page. */
export function ClientLink({
  id,
  name,
  to = `/doctor/clients/${id}`,
}: {
  id: string;
  name: string;
  to?: string;
}) {
  return (
    <Box
      component={Link}
      to={to}
      sx={{
        fontWeight: 600,
        color: 'var(--river)',
        textDecoration: 'none',
        overflowWrap: 'anywhere',
        '&:hover': { textDecoration: 'underline' },
      }}
    >
      {name}
    </Box>
  );
}
