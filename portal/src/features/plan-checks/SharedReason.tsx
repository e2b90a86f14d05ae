import { ANSWER_REASONS, type AnswerReason } from '@clinic/contract/care/history/plan-answers';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

const OFFERED = ANSWER_REASONS.filter(({ code }) => code !== 'misread' && code !== 'other');

interface Props {
  count: number;
  onChoose: (reason: AnswerReason) => void;
}

/** Gives one reason to all findings of the level `ask` by one press; each `stop` needs its own. */
export function SharedReason({ count, onChoose }: Props) {
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, mb: 1 }}>
        One reason for all {count} that ask
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {OFFERED.map(({ code, label }) => (
          <Button key={code} size="small" variant="outlined" onClick={() => onChoose(code)}>
            {label}
          </Button>
        ))}
      </Box>
    </Box>
  );
}
