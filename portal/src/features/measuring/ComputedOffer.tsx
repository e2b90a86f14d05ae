import type { ComputedValue } from '@clinic/contract/care/client-measures/computed-fields';
import Button from '@mui/material/Button';

interface Props {
  label: string;
  computed: ComputedValue;
  onTake: (text: string) => void;
}

/** Offers a computed value for an empty field; once taken, says that it is computed. */
export function ComputedOffer({ label, computed: { text, shown, from, isTaken }, onTake }: Props) {
  if (isTaken) return `Computed ${from}.`;
  const words = `${shown} ${from}`;
  return (
    <Button
      className="no-print"
      size="small"
      aria-label={`Take ${words} for ${label}`}
      onClick={() => onTake(text)}
      sx={{ px: 1, py: 0.5, minHeight: 32, lineHeight: 1.3, textAlign: 'inherit' }}
    >
      {words}
    </Button>
  );
}
