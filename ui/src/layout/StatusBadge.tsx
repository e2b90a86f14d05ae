import Box from '@mui/material/Box';
import { colours, tones, type ToneName } from '../theme/tokens.ts';

/** A status as a coloured word; tones of appointments and clients are in `theme/tokens.ts`. */
export function StatusBadge({ tone, children }: { tone: ToneName; children: string }) {
  const { text, ground, border } = tones[tone];
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-block',
        px: 2,
        py: '2px',
        borderRadius: '5px',
        border: `1px solid ${colours[border]}`,
        bgcolor: colours[ground],
        color: colours[text],
        fontSize: '0.8125rem',
        fontWeight: 600,
        whiteSpace: 'nowrap',
      }}
    >
      {children}
    </Box>
  );
}
