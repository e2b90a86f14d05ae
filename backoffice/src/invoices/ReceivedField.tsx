import { selectsFilled } from '@clinic/ui/forms/selects-filled.ts';
import TextField from '@mui/material/TextField';

interface Props {
  /** The typed rupees; null: untouched, so it follows the total. */
  typed: string | null;
  whole: number;
  problem?: string;
  onTyped: (typed: string | null) => void;
}

/** The received amount; when the field is emptied, nothing was received. */
export function ReceivedField({ typed, whole, problem, onTyped }: Props) {
  return (
    <TextField
      label="Received"
      value={typed ?? whole.toFixed(2)}
      onChange={({ target }) => onTyped(target.value)}
      error={problem !== undefined}
      helperText={problem}
      slotProps={{
        htmlInput: { inputMode: 'decimal', autoComplete: 'off', 'data-passed-over': '', ...selectsFilled },
      }}
    />
  );
}
