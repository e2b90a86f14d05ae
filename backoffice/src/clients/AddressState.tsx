import type { Client } from '@clinic/contract/people';
import Typography from '@mui/material/Typography';

type Person = Pick<Client, 'emailVerified' | 'pendingEmail'>;

function stateOf({ emailVerified, pendingEmail }: Person): string {
  if (pendingEmail)
    return `${pendingEmail} becomes the e-mail as soon as the link that we sent there is opened.`;
  return emailVerified
    ? 'This e-mail is confirmed. Another one replaces it when the client opens the link that we send there.'
    : 'This e-mail is not confirmed yet. Another one replaces it at once.';
}

/** What a change of a client's address means. */
export const AddressState = ({ client }: { client: Person }) => (
  <Typography variant="body2" sx={{ mb: 2, color: 'text.secondary', overflowWrap: 'anywhere' }}>
    {stateOf(client)}
  </Typography>
);
