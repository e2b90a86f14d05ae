import { barHeight } from '@clinic/ui/phone-toasts';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

const saveBar = barHeight('--save-bar');

/** Always in sight at the lower edge of an editor: what went wrong, what is not saved yet, and the ways to save. */
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

/** Whether what is on the screen is saved; nothing for a new record that is still untouched. */
export function SavedText({ dirty, stored = false }: { dirty: boolean; stored?: boolean }) {
  if (dirty) return 'Not saved yet, kept in this browser.';
  return stored && 'Everything is saved.';
}
