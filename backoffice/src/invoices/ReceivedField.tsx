import TextField from '@mui/material/TextField';

interface Props {
  /** Null: the whole, which follows the total. */
  typed: string | null;
  whole: number;
  problem?: string;
  onTyped: (typed: string | null) => void;
}

/** Emptied, it is the whole again once it is left. */
export function ReceivedField({ typed, whole, problem, onTyped }: Props) {
  const isEmptied = typed?.trim() === '';
  const shown = isEmptied ? undefined : problem;
  return (
    <TextField
      label="Received"
      value={typed ?? whole.toFixed(2)}
      onChange={({ target }) => onTyped(target.value)}
      onFocus={({ target }) => target.select()}
      onBlur={() => isEmptied && onTyped(null)}
      error={shown !== undefined}
      helperText={shown}
      slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off', 'data-passed-over': '' } }}
    />
  );
}
