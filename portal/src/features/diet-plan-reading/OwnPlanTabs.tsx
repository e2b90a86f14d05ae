import { styled } from '@mui/material/styles';
import { NavLink } from 'react-router';

const Strip = styled('nav')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  marginBottom: 24,
  borderBottom: '1px solid var(--line)',
  a: {
    display: 'flex',
    alignItems: 'center',
    minHeight: 44,
    padding: '4px 16px',
    color: 'var(--ink-soft)',
    fontWeight: 600,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    borderBottom: '3px solid transparent',
  },
  'a:focus-visible': { outlineOffset: -3 },
  'a[aria-current]': { color: 'var(--maroon)', borderColor: 'var(--maroon)' },
});

const tabs = [
  ['Weekly Diet', '/client/diet-plan'],
  ['Vitamins', '/client/vitamins-plan'],
  ['Herbs', '/client/herbs-plan'],
] as const;

export function OwnPlanTabs() {
  return (
    <Strip aria-label="Parts of the plan" className="no-print">
      {tabs.map(([label, to]) => (
        <NavLink key={to} to={to}>
          {label}
        </NavLink>
      ))}
    </Strip>
  );
}
