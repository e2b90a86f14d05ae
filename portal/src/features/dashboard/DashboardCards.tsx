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
  minHeight: 72,
  padding: 16,
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
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: '1fr', md: 'repeat(3, 1fr)' } }}>
      {cards.map(({ title, text, to, Icon }) => (
        <Card key={to} to={to}>
          <Icon />
          <Box sx={{ flex: '1 1 9rem', minWidth: 0 }}>
            <Typography component="h2" variant="h4">
              {title}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {text}
            </Typography>
          </Box>
        </Card>
      ))}
    </Box>
  );
}
