import Box from '@mui/material/Box';
import { colours, tones, type ToneName } from '@clinic/ui/theme/tokens';
import type { ReactNode } from 'react';

interface Props {
  tone: ToneName;
  children: ReactNode;
  action?: ReactNode;
  /** `alert` for what just happened and needs attention; a screen reader says it at once. */
  announce?: 'alert' | 'status';
}

/** A banner in one of the clinic's tones; a small stand-in for MUI's Alert, which the first load cannot afford. */
export function Notice({ tone, children, action, announce }: Props) {
  const { text, ground, border } = tones[tone];
  return (
    <Box
      role={announce}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 3,
        px: 4,
        py: 3,
        borderRadius: 1,
        border: `1px solid ${colours[border]}`,
        bgcolor: colours[ground],
        color: colours[text],
      }}
    >
      <Box sx={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}>{children}</Box>
      {action}
    </Box>
  );
}
