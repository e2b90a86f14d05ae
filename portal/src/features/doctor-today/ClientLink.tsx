import Box from '@mui/material/Box';
import { Link } from 'react-router';

/** A client's name, which opens everything about that client. */
export function ClientLink({ id, name }: { id: string; name: string }) {
  return (
    <Box
      component={Link}
      to={`/doctor/clients/${id}`}
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
