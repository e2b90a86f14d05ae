import { EMAIL_STATE_WORDS, type Email } from '@clinic/contract/notifications/email-kinds';
import { StatusBadge } from '@clinic/ui/layout/StatusBadge.tsx';
import { WithoutRecord } from '@clinic/ui/lists/DetailPane.tsx';
import Typography from '@mui/material/Typography';
import { STATE_TONES } from './email-words.ts';

/** The state of an email and the mail server's answer to it. */
export const EmailState = ({ state, problem }: Email) => (
  <>
    <StatusBadge tone={STATE_TONES[state]}>{EMAIL_STATE_WORDS[state]}</StatusBadge>
    {problem && (
      <WithoutRecord>
        <Typography
          variant="body2"
          color="textSecondary"
          sx={{ mt: 1, maxWidth: '40ch', overflowWrap: 'anywhere' }}
        >
          {problem}
        </Typography>
      </WithoutRecord>
    )}
  </>
);
