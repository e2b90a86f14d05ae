import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { AccessDay, AccessVisit } from './access-log.ts';

const Deed = ({ word, parts }: { word: string; parts: string[] }) =>
  parts.length > 0 && (
    <Typography sx={{ mt: 1 }}>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {word}:
      </Box>{' '}
      {parts.join(', ')}
    </Typography>
  );

const Visit = ({ name, role, read, changed }: AccessVisit) => (
  <Box
    component="li"
    sx={{ px: 4, py: 3, overflowWrap: 'anywhere', '& + &': { borderTop: '1px solid var(--line)' } }}
  >
    <Typography component="div">
      <strong>{name}</strong>{' '}
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {role}
      </Box>
    </Typography>
    <Deed word="Opened" parts={read} />
    <Deed word="Changed" parts={changed} />
  </Box>
);

export const AccessDays = ({ days }: { days: AccessDay[] }) => (
  <Box sx={{ display: 'grid', gap: 6 }}>
    {days.map(({ day, visits }) => (
      <section key={day} aria-label={day}>
        <Typography variant="h3" component="h2" sx={{ fontSize: '1.2rem', mb: 2 }}>
          {day}
        </Typography>
        <Box
          component="ul"
          sx={{
            listStyle: 'none',
            m: 0,
            p: 0,
            border: '1px solid var(--line)',
            borderRadius: 1,
            bgcolor: 'var(--white)',
          }}
        >
          {visits.map((visit) => (
            <Visit {...visit} key={visit.key} />
          ))}
        </Box>
      </section>
    ))}
  </Box>
);
