import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { NavLink } from 'react-router';
import { LinkStrip } from './LinkStrip.tsx';

const plans = [
  ['client-plan', 'Program'],
  ['diet-plan', 'Weekly Diet'],
  ['vitamins', 'Vitamins'],
  ['herbs', 'Herbs'],
  ['snacks', 'Snacks'],
  ['checkup', 'Checkup'],
] as const;

const Tab = styled(NavLink)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  padding: '0 16px',
  whiteSpace: 'nowrap',
  color: 'var(--ink)',
  textDecoration: 'none',
  borderBottom: '3px solid transparent',
  '&:focus-visible': { outlineOffset: -3 },
  '&[aria-current]': { color: 'var(--maroon)', fontWeight: 600, borderBottomColor: 'var(--maroon)' },
  [theme.breakpoints.up('md')]: {
    border: '1px solid var(--edge)',
    borderRadius: 'var(--radius)',
    background: 'var(--white)',
    '&:hover': { background: 'var(--maroon-soft)' },
    '&[aria-current]': { background: 'var(--maroon)', borderColor: 'var(--maroon)', color: 'var(--paper)' },
  },
}));

/** From one plan of a client to the others: a row of buttons, on phones a strip that stays at the top. */
export function ClientPlanTabs({ clientId }: { clientId: string }) {
  return (
    <Box
      component="nav"
      aria-label="Plans"
      className="no-print"
      sx={{
        mb: { xs: 4, md: 6 },
        mx: { xs: -4, md: 0 },
        position: { xs: 'sticky', md: 'static' },
        top: 64,
        zIndex: 5,
        bgcolor: 'var(--paper)',
        borderBottom: { xs: '1px solid var(--line)', md: 0 },
      }}
    >
      <LinkStrip sx={{ gap: { md: 2 }, px: { xs: 2, md: 0 }, scrollbarWidth: 'none' }}>
        {plans.map(([path, label]) => (
          <li key={path}>
            <Tab to={`/doctor/${path}/${clientId}`}>{label}</Tab>
          </li>
        ))}
      </LinkStrip>
    </Box>
  );
}
