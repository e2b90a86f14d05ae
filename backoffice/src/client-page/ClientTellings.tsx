import { whatsAppLink } from '@clinic/contract/clients/whatsapp';
import { EMAILS, type Email, type Telling } from '@clinic/contract/notifications/email-kinds';
import { isToTell } from '@clinic/contract/notifications/telling';
import { notReachedWords } from '@clinic/contract/notifications/telling-words';
import type { Client } from '@clinic/contract/people';
import { momentOf } from '@clinic/ui/clinic-page';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useTelling } from '../emails/useTelling.ts';
import { ContactLinks } from '../work-rows/ContactLinks.tsx';
import { CLIENTS_EMAILS, useClientEmails } from './useClientEmails.ts';

/** One email that the desk tells: by phone or by a message, then Told or Not reached. */
function ToTell({ email, client, telling }: { email: Email; client: Client; telling: Telling }) {
  const queries = useQueryClient();
  const { record, isBusy } = useTelling(() => void queries.invalidateQueries({ queryKey: CLIENTS_EMAILS }));
  const { id, about, kind } = email;
  const { name, phone } = client;
  const { tries, last, text } = telling;
  return (
    <Box
      component="li"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1, alignItems: 'center', py: 2 }}
    >
      <Box sx={{ flex: '1 1 260px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography>{about}</Typography>
        <Typography variant="body2" color="textSecondary">
          {email.to.email ? `${EMAILS[kind]}: the letter could not be delivered. ` : ''}
          {last && notReachedWords({ by: last.by, at: momentOf(last.at) })}
        </Typography>
        <ContactLinks phone={phone} message={whatsAppLink(phone, text)} whom={name} />
      </Box>
      <Box sx={{ display: 'flex', gap: 2 }}>
        <Button
          variant="outlined"
          disabled={isBusy}
          aria-label={`Told: ${about}`}
          onClick={() => record({ id, name, tries, outcome: 'told' })}
        >
          Told
        </Button>
        <Button
          variant="outlined"
          color="inherit"
          disabled={isBusy}
          aria-label={`Not reached: ${about}`}
          onClick={() => record({ id, name, tries, outcome: 'not reached' })}
        >
          Not reached
        </Button>
      </Box>
    </Box>
  );
}

/** Lists what the desk tells this client, and what it must not tell, since the client wants no reminders. */
export default function ClientTellings({ client }: { client: Client }) {
  const { data } = useClientEmails(client.id);
  const emails = data?.letters ?? [];
  const toTell = emails.filter(isToTell);
  const notToTell = emails.filter(({ state }) => state === 'not to tell');
  if (toTell.length + notToTell.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="to-tell" sx={{ mb: 8 }}>
      <Typography id="to-tell" component="h2" variant="h2" sx={{ mb: 2 }}>
        To tell
      </Typography>
      <Box component="ul" aria-labelledby="to-tell" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {toTell.map((email) =>
          email.telling ? (
            <ToTell key={email.id} email={email} client={client} telling={email.telling} />
          ) : null,
        )}
        {notToTell.map(({ id, about, createdAt }) => (
          <Typography component="li" key={id} variant="body2" color="textSecondary" sx={{ py: 1 }}>
            Not to be told, since the client wants no reminders: {about} ({momentOf(createdAt)})
          </Typography>
        ))}
      </Box>
    </Box>
  );
}
