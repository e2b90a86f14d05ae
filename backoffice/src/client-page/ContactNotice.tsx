import { contactWords } from '@clinic/contract/clients/contact-difference';
import { clientGrid } from '@clinic/contract/grid-calls';
import type { Client } from '@clinic/contract/people';
import { formatPhone } from '@clinic/contract/clients/phones';
import { readPhone } from '@clinic/contract/reading/phones';
import { valueOf } from '@clinic/contract/reading/reading';
import { clinicZone } from '@clinic/ui/clinic-page';
import { useSaving } from '@clinic/ui/forms/useSaving.ts';
import { ClinicButton } from '@clinic/ui/layout/ClinicButton.tsx';
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import { notify } from '@clinic/ui/layout/notify.ts';
import { useRefresh } from 'react-admin';
import { useServer } from '../providers/useServer.ts';

/** Shown when the client's form and account have different phone numbers: the desk chooses one. */
export function ContactNotice({ client }: { client: Client }) {
  const server = useServer();
  const refresh = useRefresh();
  const { contactDifference: difference, id, name, email, phone, doctor, updatedAt } = client;
  const { save, isBusy } = useSaving<{ kept: string }, Client>({
    send: ({ kept }) => {
      const body = { name, email, phone: kept, doctor, updatedAt };
      return server((api) => api.call(clientGrid.update, { id, body }));
    },
    saved: (saved) => notify.success(`The phone number is ${formatPhone(saved.phone)}.`),
    otherwise: 'This could not be saved. Please try again.',
    refused: (_failure, sentence) => notify.error(sentence),
    settled: refresh,
  });
  if (!difference) return null;
  const other = valueOf(readPhone(difference.phoneBefore ?? difference.formPhone ?? ''));
  return (
    <Notice
      tone="waiting"
      sx={{ mb: 5 }}
      action={
        <>
          <ClinicButton look="outlined" disabled={isBusy} onClick={() => void save({ kept: phone })}>
            Keep {formatPhone(phone)}
          </ClinicButton>
          {other !== undefined && (
            <ClinicButton look="outlined" disabled={isBusy} onClick={() => void save({ kept: other })}>
              {difference.phoneBefore ? 'Undo' : `Use ${formatPhone(other)}`}
            </ClinicButton>
          )}
        </>
      }
    >
      {contactWords(difference, clinicZone())}.
    </Notice>
  );
}
