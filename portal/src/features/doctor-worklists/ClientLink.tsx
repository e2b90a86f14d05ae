import Box from '@mui/material/Box';
import { Link } from 'react-router';

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
