import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { Suspense, type ReactNode } from 'react';
import { ContentSkeleton } from '../layout/PageSkeleton.tsx';
import type { DetailPane } from './DetailPane.tsx';
import { useHotkey } from './useHotkey.ts';

interface Props {
  beside: DetailPane;
  chosen: string;
  /** The word for a record, as in "the chosen client". */
  noun: string;
  /** Ids of the list's present page, in order. */
  ids: readonly string[];
  /** Height in pixels of a bar at the top of the window. */
  top?: number;
  children: ReactNode;
}

/** The chosen record beside its list, with buttons to its neighbours. */
export function DetailPanel({ beside, chosen, noun, ids, top = 0, children }: Props) {
  const { choose } = beside;
  const place = ids.indexOf(chosen);
  const before = place > 0 ? ids[place - 1] : undefined;
  const after = place < 0 ? undefined : ids[place + 1];
  const toBefore = () => before !== undefined && choose(before);
  const toAfter = () => after !== undefined && choose(after);
  const close = () => choose(null);
  useHotkey('k', toBefore);
  useHotkey('j', toAfter);
  useHotkey('Escape', close);
  const buttons = [
    [`Previous ${noun}`, 'K', ChevronLeftIcon, before === undefined, toBefore],
    [`Next ${noun}`, 'J', ChevronRightIcon, after === undefined, toAfter],
    ['Close', 'Escape', CloseIcon, false, close],
  ] as const;
  return (
    <Box
      component="section"
      aria-label={`The chosen ${noun}`}
      sx={{
        position: 'sticky',
        top: top + 16,
        maxHeight: `calc(100vh - ${top + 32}px)`,
        overflowY: 'auto',
        bgcolor: 'var(--white)',
        borderRadius: 2,
        p: 5,
        pt: 2,
        containerType: 'inline-size',
        displayPrint: 'none',
      }}
    >
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', mr: -3 }}>
        {buttons.map(([label, key, Icon, disabled, act]) => (
          <Tooltip key={label} title={`${label} (${key})`}>
            {/* A disabled button gets no pointer events, so the tooltip is put on an element around it. */}
            <span>
              <IconButton size="small" aria-label={label} disabled={disabled} onClick={act}>
                <Icon fontSize="small" />
              </IconButton>
            </span>
          </Tooltip>
        ))}
      </Box>
      <Suspense fallback={<ContentSkeleton rows={6} />}>{children}</Suspense>
    </Box>
  );
}
