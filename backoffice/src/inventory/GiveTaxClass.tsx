import type { TaxClass } from '@clinic/contract/billing/tax-classes';
import { counted } from '@clinic/contract/platform/counted';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Suspense, lazy, useState } from 'react';
import type { ChosenItems } from './ItemChoice.tsx';

const GiveTaxClassDialog = lazy(() => import('./GiveTaxClassDialog.tsx'));

/** Sticks to the bottom of a phone's screen, since the selected rows may be far below. */
const look = {
  display: 'flex',
  gap: 2,
  '@media (max-width: 767.95px)': {
    position: 'fixed',
    insetInline: 0,
    bottom: 0,
    zIndex: 2,
    p: 3,
    bgcolor: 'background.paper',
    borderTop: '1px solid var(--line)',
  },
} as const;

const NONE: ReadonlySet<string> = new Set();

/** A bar above the list while items are selected. */
export function GiveTaxClass({ chosen, onChoose, classes }: ChosenItems & { classes: readonly TaxClass[] }) {
  const [open, setOpen] = useState(false);
  if (chosen.size === 0) return null;
  return (
    <Box sx={look}>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Tax class of {counted(chosen.size, 'item')}
      </Button>
      <Button onClick={() => onChoose(NONE)}>Choose none</Button>
      {open && (
        <Suspense>
          <GiveTaxClassDialog
            chosen={[...chosen]}
            classes={classes}
            onGiven={() => {
              setOpen(false);
              onChoose(NONE);
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </Box>
  );
}
