import { barHeight } from '@clinic/ui/phone-toasts';
import EventIcon from '@mui/icons-material/EventOutlined';
import HomeIcon from '@mui/icons-material/HomeOutlined';
import MedicationIcon from '@mui/icons-material/MedicationOutlined';
import MenuIcon from '@mui/icons-material/Menu';
import DietIcon from '@mui/icons-material/RestaurantMenuOutlined';
import { styled } from '@mui/material/styles';
import { NavLink } from 'react-router';

const Bar = styled('nav')(({ theme }) => ({
  position: 'fixed',
  inset: 'auto 0 0 0',
  zIndex: theme.zIndex.appBar,
  display: 'grid',
  gridTemplateColumns: 'repeat(5, 1fr)',
  paddingBottom: 'env(safe-area-inset-bottom)',
  background: 'var(--paper)',
  borderTop: '1px solid var(--line)',
  [theme.breakpoints.up('lg')]: { display: 'none' },
  'a, button': {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 2,
    minHeight: 60,
    color: 'var(--ink-soft)',
    fontFamily: 'inherit',
    fontSize: '0.75rem',
    textDecoration: 'none',
    border: 0,
    background: 'none',
    cursor: 'pointer',
  },
  'a[aria-current]': { color: 'var(--maroon)', fontWeight: 600 },
  ':focus-visible': { outlineOffset: -3 },
}));

const items = [
  ['Home', '/client/dashboard', HomeIcon],
  ['Diet Plan', '/client/diet-plan', DietIcon],
  ['Vitamins', '/client/vitamins', MedicationIcon],
  ['Appointments', '/client/appointments', EventIcon],
] as const;

const bottomBar = barHeight('--bottom-bar');

/** A client's daily pages, in reach of the thumb. */
export function ClientBottomBar({ onMenu }: { onMenu: () => void }) {
  return (
    <Bar ref={bottomBar} aria-label="Everyday pages" className="no-print">
      {items.map(([label, to, Icon]) => (
        <NavLink key={to} to={to}>
          <Icon />
          {label}
        </NavLink>
      ))}
      <button type="button" onClick={onMenu}>
        <MenuIcon />
        Menu
      </button>
    </Bar>
  );
}
