import { longText } from '@clinic/contract/rules';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { Move } from './useMove.ts';

const reasonRule = longText();

interface Props {
  move: Pick<Move, 'letter' | 'reason'>;
  onChange: (part: Partial<Move>) => void;
}

/** Whether an email tells the client of a move, and the reason in it. */
export function LetterChoice({ move: { letter, reason }, onChange }: Props) {
  const error = reasonRule(reason);
  return (
    <Stack sx={{ gap: 2 }}>
      <FormControlLabel
        control={
          <Checkbox checked={letter} onChange={(event) => onChange({ letter: event.target.checked })} />
        }
        label="Tell the client by e-mail"
      />
      <TextField
        label="Reason (optional)"
        size="small"
        value={reason}
        onChange={(event) => onChange({ reason: event.target.value })}
        error={Boolean(error)}
        helperText={error ?? (letter ? 'The e-mail quotes it.' : 'Kept in the history.')}
      />
    </Stack>
  );
}
