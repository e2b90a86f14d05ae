import { barHeight } from '@clinic/ui/phone-toasts';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

const saveBar = barHeight('--save-bar');

/** An editor's bar at the lower edge: errors, unsaved changes and the save buttons. */
export function StickyBar({ mt, children }: { mt?: number; children: ReactNode }) {
  return (
    <Box
      ref={saveBar}
      component="section"
      aria-label="Save"
      className="no-print"
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 6,
        mx: { xs: -4, md: 0 },
        mt,
        px: 4,
        py: 3,
        display: 'grid',
        // A line that is cut makes the bar no wider.
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 2,
        bgcolor: 'var(--paper)',
        border: '1px solid var(--line)',
        borderRadius: { md: '10px 10px 0 0' },
        boxShadow: 'var(--shadow-raised)',
      }}
    >
      {children}
    </Box>
  );
}

/** Says if the content is saved; renders nothing for an untouched new record. */
export function SavedText({ dirty, stored = false }: { dirty: boolean; stored?: boolean }) {
  if (dirty) return 'Not saved yet, kept in this browser.';
  return stored && 'Everything is saved.';
}
