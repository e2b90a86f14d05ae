import { clientCalls } from '@clinic/contract/clients/client-calls';
import type { Client } from '@clinic/contract/people';
import { ConfirmNotice } from '../forms/ConfirmNotice.tsx';
import { useServer } from '../providers/useServer.ts';

const REASONS: Record<NonNullable<Client['recordsClosed']>, string> = {
  EMAIL_UNVERIFIED: 'This e-mail was not confirmed yet, so the client does not see what the doctor writes:',
  PERSON_UNCONFIRMED:
    'The e-mail of this account was changed without a yes of the one before, so the client does not see what the doctor writes. The client’s doctor confirms the person; where there is none, an admin does:',
};

export function ConfirmPerson({
  client: { id, email, recordsClosed, typedAtDesk },
  onDone,
}: {
  client: Client;
  onDone: () => void;
}) {
  const server = useServer();
  // Without an address there is no log-in to confirm.
  if (!recordsClosed || !email) return null;
  const confirm = () => server((api) => api.call(clientCalls.confirm, { id, body: { email } }));
  return (
    <ConfirmNotice confirm={confirm} onDone={onDone} label={typedAtDesk ? 'Yes' : undefined}>
      {typedAtDesk
        ? `Opens the portal: ${email}. Typed at the desk. Is it hers? The doctor can say so, too.`
        : `${REASONS[recordsClosed]} ${email}. If you know that it is theirs, you can confirm it, unless you have asked for it.`}
    </ConfirmNotice>
  );
}
