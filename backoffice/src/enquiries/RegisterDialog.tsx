import { fieldErrorsOf } from '@clinic/ui/session/refusal.ts';
import { failureText } from '@clinic/ui/session/api-error.ts';
import { enquiryCalls } from '@clinic/contract/clients/enquiry-calls';
import type { Enquiry } from '@clinic/contract/clients/enquiries';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useRefresh } from 'react-admin';
import { blank, ClientFields, fieldsOf, type ClientValues } from '../clients/ClientFields.tsx';
import { TakeOver } from '../clients/TakeOver.tsx';
import { RecordDialog } from '../forms/RecordDialog.tsx';
import { useFormDraft } from '../forms/useFormDraft.ts';
import { useLeaveTo } from '../forms/useLeaveTo.ts';
import { notify } from '@clinic/ui/layout/notify.ts';
import { useServer } from '../providers/useServer.ts';

/** Makes a client of a visitor who asked; the client chooses a password by a link in a mail. */
function RegisterDialog({ enquiry, onClose }: { enquiry: Enquiry; onClose: () => void }) {
  const [failure, setFailure] = useState<string | null>(null);
  const [registered, setRegistered] = useState(false);
  const draft = useFormDraft(`enquiries:${enquiry.id}`);
  const leaveTo = useLeaveTo();
  const server = useServer();
  const refresh = useRefresh();
  const register = async (values: object): Promise<Record<string, string> | undefined> => {
    setFailure(null);
    const body = fieldsOf(values as ClientValues);
    try {
      const { message, client } = await server((api) =>
        api.call(enquiryCalls.register, { id: enquiry.id, body }),
      );
      draft?.drop();
      notify.emailed(message);
      refresh();
      setRegistered(true);
      leaveTo(`/client-details/${client.id}`);
      return undefined;
    } catch (error) {
      setFailure(failureText(error, 'The client could not be registered. Please try again.'));
      return fieldErrorsOf(error) ?? undefined;
    }
  };
  // Without the form there is nothing unsaved, so no question stands in the way to the new client.
  if (registered) return null;
  return (
    <RecordDialog
      title={`Register ${enquiry.name} as client`}
      submitLabel="Register as client"
      defaultValues={{ ...blank, name: enquiry.name, email: enquiry.email, phone: enquiry.phoneNumber }}
      draft={draft}
      onSubmit={register}
      onClose={onClose}
      failure={failure}
    >
      <Typography variant="body2" sx={{ mb: 2 }}>
        The client gets an e-mail with a link to choose a password.
      </Typography>
      <TakeOver />
      <ClientFields noDoctor="Set by the first appointment" />
    </RecordDialog>
  );
}

export default RegisterDialog;
