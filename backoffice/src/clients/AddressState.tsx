import type { Client } from '@clinic/contract/people';
import { withEmailNote } from '@clinic/ui/layout/emails-wait.ts';
import Typography from '@mui/material/Typography';

type Person = Pick<Client, 'email' | 'emailVerified' | 'pendingEmail'>;

function stateOf({ email, emailVerified, pendingEmail }: Person): string {
  if (pendingEmail)
    return withEmailNote(
      `${pendingEmail} becomes the e-mail as soon as the link that we sent there is opened. If the clinic asked for it, the e-mail so far has to say yes, too, or the records are closed.`,
    );
  if (!email)
    return 'There is no e-mail. What the clinic writes opens at one that you type in only after the doctor or an admin has confirmed the person.';
  return emailVerified
    ? 'This e-mail is confirmed. Another one replaces it when the client opens the link that we send there, and says yes in the letter that we send here.'
    : 'This e-mail is not confirmed yet. Another one replaces it at once, and closes what the clinic has written until the doctor or an admin confirms the person.';
}

export const AddressState = ({ client }: { client: Person }) => (
  <Typography variant="body2" sx={{ mb: 2, color: 'text.secondary', overflowWrap: 'anywhere' }}>
    {stateOf(client)}
  </Typography>
);
