import { LETTER_STATE_WORDS, type Letter } from '@clinic/contract/letters';
import { StatusBadge } from '@clinic/ui/layout/StatusBadge.tsx';
import Typography from '@mui/material/Typography';
import { STATE_TONES } from './letter-words.ts';

/** What became of a letter, and what the mail server said to it. */
export function LetterState({ state, problem }: Letter) {
  return (
    <>
      <StatusBadge tone={STATE_TONES[state]}>{LETTER_STATE_WORDS[state]}</StatusBadge>
      {problem && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          {problem}
        </Typography>
      )}
    </>
  );
}
