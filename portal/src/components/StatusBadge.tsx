import Chip from '@mui/material/Chip';
import { colours, tones, type ToneName } from '@clinic/theme/tokens';

/** A status as a word and a colour; the tones of appointments and clients are in `@clinic/theme/tokens`. */
export function StatusBadge({ tone, children }: { tone: ToneName; children: string }) {
  const { text, ground, border } = tones[tone];
  return (
    <Chip
      size="small"
      label={children}
      sx={{ color: colours[text], bgcolor: colours[ground], border: `1px solid ${colours[border]}` }}
    />
  );
}
