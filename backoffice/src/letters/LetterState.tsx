import type { Letter } from '@clinic/contract/letters';
import { StatusBadge } from '@clinic/ui/layout/StatusBadge.tsx';
import Typography from '@mui/material/Typography';
import { STATE_WORDS } from './letter-words.ts';

/** What became of a letter, and what the mail server said to it. */
export function LetterState({ state, problem }: Letter) {
  const [word, tone] = STATE_WORDS[state];
  return (
    <>
      <StatusBadge tone={tone}>{word}</StatusBadge>
      {problem && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          {problem}
        </Typography>
      )}
    </>
  );
}
