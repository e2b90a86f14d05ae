import { contactWords } from '@clinic/contract/clients/contact-difference';
import { normalisePhone } from '@clinic/contract/clients/client-input';
import { clientGrid } from '@clinic/contract/grid-calls';
import type { Client } from '@clinic/contract/people';
import { readPhone } from '@clinic/contract/clients/phones';
import { phone as phoneRule } from '@clinic/contract/rules';
import { clinicZone } from '@clinic/ui/clinic-page';
import { ClinicButton } from '@clinic/ui/layout/ClinicButton.tsx';
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import { notify } from '@clinic/ui/layout/notify.ts';
import { failureText } from '@clinic/ui/session/api-error.ts';
import { useState } from 'react';
import { useRefresh } from 'react-admin';
import { useServer } from '../providers/useServer.ts';

/** The client's form and the account have different phone numbers: the desk keeps one of them. */
export function ContactNotice({ client }: { client: Client }) {
  const [busy, setBusy] = useState(false);
  const server = useServer();
  const refresh = useRefresh();
  const { contactDifference: difference, id, name, email, phone, doctor, updatedAt } = client;
  if (!difference) return null;
  const other = normalisePhone(difference.phoneBefore ?? difference.formPhone ?? '');
  const keep = async (kept: string) => {
    setBusy(true);
    try {
      const body = { name, email, phone: kept, doctor, updatedAt };
      await server((api) => api.call(clientGrid.update, { id, body }));
      notify.success(`The phone number is ${readPhone(kept)}.`);
    } catch (error) {
      notify.error(failureText(error, 'This could not be saved. Please try again.'));
    }
    setBusy(false);
    refresh();
  };
  return (
    <Notice
      tone="waiting"
      sx={{ mb: 5 }}
      action={
        <>
          <ClinicButton look="outlined" disabled={busy} onClick={() => void keep(phone)}>
            Keep {readPhone(phone)}
          </ClinicButton>
          {phoneRule(other) === undefined && (
            <ClinicButton look="outlined" disabled={busy} onClick={() => void keep(other)}>
              {difference.phoneBefore ? 'Undo' : `Use ${readPhone(other)}`}
            </ClinicButton>
          )}
        </>
      }
    >
      {contactWords(difference, clinicZone())}.
    </Notice>
  );
}
