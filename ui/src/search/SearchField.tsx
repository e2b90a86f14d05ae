import SearchIcon from '@mui/icons-material/Search';
import { styled } from '@mui/material/styles';
import { Suspense, lazy, useState } from 'react';
import { outOfSight } from '../layout/out-of-sight.ts';
import { useShortcut } from '../lists/useShortcut.ts';
import type { SearchProps } from './SearchPalette.tsx';

/** Loaded at the first search, so that pages stay small. */
const SearchPalette = lazy(() => import('./SearchPalette.tsx'));

const Field = styled('button')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  minWidth: 44,
  padding: '0 12px',
  border: '1px solid var(--edge)',
  borderRadius: 'var(--radius)',
  background: 'var(--paper)',
  color: 'var(--ink-soft)',
  font: 'inherit',
  fontSize: '0.9375rem',
  textAlign: 'left',
  cursor: 'pointer',
  '& span': { flex: 1 },
  '& kbd': { font: 'inherit', fontSize: '0.8125rem' },
  [theme.breakpoints.down('sm')]: {
    justifyContent: 'center',
    borderColor: 'transparent',
    background: 'none',
    color: 'inherit',
    // The label, for screen readers only.
    '& span': outOfSight,
    '& kbd': { display: 'none' },
  },
}));

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** A button that looks like a field and opens the search, as Ctrl K and ⌘ K do anywhere in the area. */
export function SearchField(props: SearchProps) {
  const [open, setOpen] = useState(false);
  useShortcut('k', ({ shiftKey }) => {
    if (shiftKey) return false;
    setOpen((before) => !before);
  });
  return (
    <>
      <Field type="button" aria-keyshortcuts={isApple ? 'Meta+K' : 'Control+K'} onClick={() => setOpen(true)}>
        <SearchIcon fontSize="small" />
        <span>Search</span>
        <kbd aria-hidden>{isApple ? '⌘ K' : 'Ctrl K'}</kbd>
      </Field>
      {open && (
        <Suspense>
          <SearchPalette {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
