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
  containerType: 'inline-size',
  paddingBottom: 'env(safe-area-inset-bottom)',
  background: 'var(--paper)',
  borderTop: '1px solid var(--line)',
  [theme.breakpoints.up('lg')]: { display: 'none' },
  '& > div': { display: 'flex', flexWrap: 'wrap' },
  'a, button': {
    flex: 'auto',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 2,
    minHeight: 60,
    paddingInline: 4,
    color: 'var(--ink-soft)',
    fontFamily: 'inherit',
    fontSize: '0.75rem',
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    border: 0,
    background: 'none',
    cursor: 'pointer',
  },
  'a[aria-current]': { color: 'var(--maroon)', fontWeight: 600 },
  ':focus-visible': { outlineOffset: -3 },
  // Where text is large the words stand in two rows, and leave the page as much room as they can.
  '@container (max-width: 17rem)': { svg: { display: 'none' }, 'a, button': { minHeight: 44 } },
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
      <div>
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
      </div>
    </Bar>
  );
}
