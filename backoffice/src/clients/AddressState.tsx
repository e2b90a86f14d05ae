import type { Client } from '@clinic/contract/people';
import { byEmail, mailsAreSetUp } from '@clinic/ui/layout/emails-wait.ts';
import Typography from '@mui/material/Typography';

type Person = Pick<Client, 'email' | 'emailVerified' | 'pendingEmail'>;

const SAYS_YES =
  'If the clinic asked for it, the e-mail so far has to say yes, too, or the records are closed.';

function stateOf({ email, emailVerified, pendingEmail }: Person): string {
  if (pendingEmail)
    return byEmail(
      `${pendingEmail} becomes the e-mail as soon as the link that we sent there is opened. ${SAYS_YES}`,
      `${pendingEmail} becomes the e-mail as soon as its link is opened. ${SAYS_YES}`,
    );
  if (!email)
    return 'There is no e-mail. What the clinic writes opens at one that you type in only after the doctor or an admin has confirmed the person.';
  if (emailVerified)
    return mailsAreSetUp()
      ? 'This e-mail is confirmed. Another one replaces it when the client opens the link that we send there, and says yes in the letter that we send here.'
      : 'This e-mail is confirmed. Another one replaces it only by links in two letters, which wait while mails are not set up.';
  return 'This e-mail is not confirmed yet. Another one replaces it at once, and closes what the clinic has written until the doctor or an admin confirms the person.';
}

export const AddressState = ({ client }: { client: Person }) => (
  <Typography variant="body2" sx={{ mb: 2, color: 'text.secondary', overflowWrap: 'anywhere' }}>
    {stateOf(client)}
  </Typography>
);
