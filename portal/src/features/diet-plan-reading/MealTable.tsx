import { outOfSight } from '@clinic/ui/layout/out-of-sight.ts';
import { styled } from '@mui/material/styles';

/** A table on wide screens and on paper, a list of cards on phones: the same rows. */
export const MealTable = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  'th, td': {
    textAlign: 'left',
    verticalAlign: 'top',
    padding: '14px 16px',
    borderTop: '1px solid var(--line)',
  },
  'thead th': { background: 'var(--cream)', color: 'var(--ink-soft)', fontWeight: 600, borderTop: 0 },
  'tbody th': { fontWeight: 600 },
  'tbody th, .time': { whiteSpace: 'nowrap' },
  td: { overflowWrap: 'anywhere' },
  // On paper a meal is not split, unless it is longer than a page.
  '@media print': {
    tr: { breakInside: 'avoid' },
    thead: { display: 'table-header-group' },
    'th, td': { padding: '6px 10px' },
  },
  [`@media screen and (max-width: ${theme.breakpoints.values.md - 0.05}px)`]: {
    display: 'block',
    thead: outOfSight,
    tbody: { display: 'grid', gap: 12 },
    tr: {
      display: 'flex',
      flexWrap: 'wrap',
      background: 'var(--white)',
      border: '1px solid var(--line)',
      borderRadius: 'var(--radius)',
    },
    'tr > *': { border: '0 !important' },
    // Where text is large, the time goes below the meal.
    'tbody th': { flex: '1 1 auto', whiteSpace: 'normal' },
    '.food': { flex: '1 1 100%', paddingTop: '0 !important' },
  },
}));
