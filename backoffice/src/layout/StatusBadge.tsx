import { colours, tones, type ToneName } from '@clinic/ui/theme/tokens';
import Chip from '@mui/material/Chip';

/** A status as a word on its colour. */
export const StatusBadge = ({ tone, label }: { tone: ToneName; label: string }) => {
  const { text, ground, border } = tones[tone];
  return (
    <Chip
      size="small"
      variant="outlined"
      label={label}
      sx={{ bgcolor: colours[ground], color: colours[text], borderColor: colours[border] }}
    />
  );
};
