import { longText } from '@clinic/contract/rules';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { Move } from './useMove.ts';

const reasonRule = longText();

interface Props {
  move: Pick<Move, 'sendsEmail' | 'reason'>;
  onChange: (part: Partial<Move>) => void;
}

export function EmailChoice({ move: { sendsEmail, reason }, onChange }: Props) {
  const error = reasonRule(reason);
  return (
    <Stack sx={{ gap: 2 }}>
      <FormControlLabel
        control={
          <Checkbox
            checked={sendsEmail}
            onChange={(event) => onChange({ sendsEmail: event.target.checked })}
          />
        }
        label="Tell the client by e-mail"
      />
      <TextField
        label="Reason (optional)"
        size="small"
        value={reason}
        onChange={(event) => onChange({ reason: event.target.value })}
        error={Boolean(error)}
        helperText={error ?? (sendsEmail ? 'The e-mail quotes it.' : 'Kept in the history.')}
      />
    </Stack>
  );
}
