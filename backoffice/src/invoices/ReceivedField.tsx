import TextField from '@mui/material/TextField';

interface Props {
  /** Null: the whole, which follows the total. */
  typed: string | null;
  whole: number;
  problem?: string;
  onTyped: (typed: string | null) => void;
}

/** Emptied, it is the whole again once it is left. */
export const ReceivedField = ({ typed, whole, problem, onTyped }: Props) => (
  <TextField
    label="Received"
    value={typed ?? whole.toFixed(2)}
    onChange={({ target }) => onTyped(target.value)}
    onFocus={({ target }) => target.select()}
    onBlur={() => typed?.trim() === '' && onTyped(null)}
    error={problem !== undefined && typed?.trim() !== ''}
    helperText={typed?.trim() === '' ? undefined : problem}
    slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off', 'data-passed-over': '' } }}
  />
);
