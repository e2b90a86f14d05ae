import { clientCalls } from '@clinic/contract/clients/client-calls';
import { NO_EMAIL } from '@clinic/contract/clients/no-email';
import type { Client } from '@clinic/contract/people';
import { useSaving } from '@clinic/ui/forms/useSaving.ts';
import { ClinicButton } from '@clinic/ui/layout/ClinicButton.tsx';
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import { notify } from '@clinic/ui/layout/notify.ts';
import { useQueryClient } from '@tanstack/react-query';
import { doctorApi } from '../../lib/http.ts';
import { clientQuery } from './api.ts';

const REASONS: Record<NonNullable<Client['recordsClosed']>, string> = {
  EMAIL_UNVERIFIED: 'This e-mail was not confirmed yet, so the client does not see what you write:',
  PERSON_UNCONFIRMED:
    'The e-mail of this account was changed without a yes of the one before. Until you know that the same person uses it, the client does not see what you write:',
};

/** Says that the client is locked out of the own records, and lets the doctor vouch for the person. */
export default function ClosedToClient({ client }: { client: Client }) {
  const queryClient = useQueryClient();
  const { id, email, recordsClosed, typedAtDesk } = client;
  const confirm = useSaving<{ email: string }, { message: string; client: Client }>({
    send: (body) => doctorApi.call(clientCalls.confirm, { id, body }),
    saved: ({ message, client: confirmed }) => {
      queryClient.setQueryData(clientQuery(id).queryKey, confirmed);
      return message;
    },
    otherwise: 'This could not be saved. Please try again.',
    refused: (_failure, sentence) => notify.error(sentence),
  });
  if (!recordsClosed) return null;
  if (!email)
    return (
      <Notice tone="note" sx={{ mt: 3 }}>
        There is {NO_EMAIL}, so the client cannot log in and is told by phone.
      </Notice>
    );
  return (
    <Notice
      tone="waiting"
      sx={{ mt: 3 }}
      action={
        <ClinicButton look="outlined" disabled={confirm.isBusy} onClick={() => void confirm.save({ email })}>
          {typedAtDesk ? 'Yes' : 'Confirm this person'}
        </ClinicButton>
      }
    >
      {typedAtDesk
        ? `Opens the portal: ${email}. Typed at the desk. Is it hers?`
        : `${REASONS[recordsClosed]} ${email}. If you know that it is theirs, you can confirm it.`}
    </Notice>
  );
}
