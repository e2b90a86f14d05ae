import { staffCalls } from '@clinic/contract/identity/staff-calls';
import { ConfirmNotice } from '../forms/ConfirmNotice.tsx';
import { useServer } from '../providers/useServer.ts';
import type { StaffRecord, StaffResource } from './staff-record.ts';

const CALLS = { doctors: staffCalls.confirmDoctor, assistants: staffCalls.confirmAssistant } as const;

interface Props {
  resource: StaffResource;
  person: StaffRecord;
  onDone: () => void;
}

/**
 * Shown for an account whose email was changed without a yes from the old address: another admin may confirm the
 * person.
 */
export function LockedAccount({ resource, person: { id, name, email }, onDone }: Props) {
  const server = useServer();
  const confirm = () => server((api) => api.call(CALLS[resource], { id, body: { email } }));
  return (
    <ConfirmNotice confirm={confirm} onDone={onDone}>
      The account is locked: its e-mail became {email} without a yes of the one before. If you know that it is{' '}
      {name}’s, you can confirm it, unless you have asked for the change.
    </ConfirmNotice>
  );
}
