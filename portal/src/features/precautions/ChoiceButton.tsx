import { tones, colours } from '@clinic/ui/theme/tokens';
import Button from '@mui/material/Button';

interface Props {
  label: string;
  pressed: boolean;
  onPress: () => void;
}

const { text, ground, border } = tones.good;
const chosen = {
  color: colours[text],
  background: colours[ground],
  borderColor: colours[border],
  '&:hover': { background: colours[ground] },
};

/** A button for one of a few answers; a tick marks the chosen one, besides its colour. */
export const ChoiceButton = ({ label, pressed, onPress }: Props) => (
  <Button
    size="small"
    variant="outlined"
    aria-pressed={pressed}
    onClick={onPress}
    sx={{ minHeight: 36, textAlign: 'start', ...(pressed && chosen) }}
  >
    {pressed && <span aria-hidden="true">✓&nbsp;</span>}
    {label}
  </Button>
);
