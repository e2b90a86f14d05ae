import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense, useId, useState, type ReactNode } from 'react';
import type { HistoryOf, ListedVersion } from './api.ts';

/** Loaded when the history is opened. */
const Versions = lazy(() => import('./Versions.tsx'));

export interface HistoryProps {
  of: HistoryOf;
  /** False when no version is current, such as plans after the end of their program. */
  hasCurrent?: boolean;
  /** Says in the list what is in a version; left out: who and when stand alone. */
  about?: (version: ListedVersion) => string;
  /** Renders the contents of one version, of any older shape. */
  children: (body: unknown) => ReactNode;
  /** Puts a version's contents into the editor, where they can be changed and saved. */
  onUse?: (body: unknown) => void;
  /** True: the editor has unsaved changes, which a version replaces only after a question. */
  unsaved?: boolean;
}

/** The stored versions of a form or plan with author and time, read-only; loaded when it is opened. */
export function HistoryPanel(props: HistoryProps) {
  const [open, setOpen] = useState(false);
  const panel = useId();
  return (
    <Box component="section" aria-label="History" className="no-print" sx={{ mt: 8 }}>
      <Button
        startIcon={<HistoryIcon />}
        aria-expanded={open}
        aria-controls={open ? panel : undefined}
        onClick={() => setOpen(!open)}
      >
        {open ? 'Hide history' : 'History'}
      </Button>
      {open && (
        <Box id={panel} sx={{ mt: 2 }}>
          <Suspense>
            <Versions {...props} />
          </Suspense>
        </Box>
      )}
    </Box>
  );
}
