import EventIcon from '@mui/icons-material/EventOutlined';
import PlanIcon from '@mui/icons-material/AssignmentTurnedInOutlined';
import DietIcon from '@mui/icons-material/RestaurantMenuOutlined';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';

const Card = styled(Link)({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 16,
  alignItems: 'center',
  minHeight: 52,
  padding: 8,
  color: 'var(--ink)',
  textDecoration: 'none',
  background: 'var(--white)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius)',
  svg: { color: 'var(--maroon)' },
  '&:hover': { borderColor: 'var(--maroon)', background: 'var(--maroon-soft)' },
});

const cards = [
  { title: 'Purchased Plan', text: 'Your program and its dates', to: '/client/plan', Icon: PlanIcon },
  { title: 'Diet Plan', text: 'What to eat this week', to: '/client/diet-plan', Icon: DietIcon },
  { title: 'Appointments', text: 'Your times at the clinic', to: '/client/appointments', Icon: EventIcon },
] as const;

export function DashboardCards() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 2, md: 4 },
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(6.5rem, 100%), 1fr))',
      }}
    >
      {cards.map(({ title, text, to, Icon }) => (
        <Card key={to} to={to}>
          <Box component={Icon} sx={{ display: { xs: 'none', md: 'block' } }} />
          <Box sx={{ flex: { xs: '1 1 5rem', md: '1 1 9rem' }, minWidth: 0 }}>
            <Typography component="h2" variant="h4" sx={{ fontSize: { xs: '0.85rem', md: '1.25rem' } }}>
              {title}
            </Typography>
            <Typography
              variant="body2"
              sx={{ color: 'text.secondary', display: { xs: 'none', md: 'block' } }}
            >
              {text}
            </Typography>
          </Box>
        </Card>
      ))}
    </Box>
  );
}
