import { enquiryCalls } from '@clinic/contract/clients/enquiry-calls';
import type { Client } from '@clinic/contract/people';
import type { Enquiry } from '@clinic/contract/clients/enquiries';
import Typography from '@mui/material/Typography';
import { blank, ClientFields, fieldsOf, type ClientValues } from '../clients/ClientFields.tsx';
import { howClientsGetIn } from '../clients/how-clients-get-in.ts';
import { useAlikeQuestion } from '../clients/useAlikeQuestion.tsx';
import { TakeOver } from '../clients/TakeOver.tsx';
import { SavedDialog } from '@clinic/ui/forms/SavedDialog.tsx';
import { useSavedForm } from '@clinic/ui/forms/useSavedForm.ts';
import { useLeaveTo } from '../forms/useLeaveTo.ts';
import { useSaving } from '@clinic/ui/forms/useSaving.ts';
import { notify } from '@clinic/ui/layout/notify.ts';

interface Props {
  enquiry: Enquiry;
  /** True: the dialog for a visit opens next. */
  books?: boolean;
  onClose: () => void;
}

/** Makes a client of a visitor who asked; the client chooses a password by a link in a mail. */
function RegisterDialog({ enquiry, books = false, onClose }: Props) {
  const leaveTo = useLeaveTo();
  const { ask, said, question } = useAlikeQuestion();
  const saving = useSaving<ClientValues, { message: string; client: Client }>({
    draft: `enquiries:${enquiry.id}`,
    ask,
    send: (typed, { api }) =>
      api.call(enquiryCalls.register, {
        id: enquiry.id,
        body: fieldsOf({ ...typed, alike: said() }),
      }),
    saved: ({ message, client }) => {
      notify[client.email ? 'emailed' : 'success'](message);
      leaveTo(books ? `/appointments?client=${client.id}` : `/client-details/${client.id}`);
    },
    refresh: 'page',
    otherwise: 'The client could not be registered. Please try again.',
  });
  const form = useSavedForm({
    saving,
    values: { ...blank, name: enquiry.name, email: enquiry.email, phone: enquiry.phoneNumber },
  });
  // Hidden after saving: nothing is unsaved then, so no guard asks on the way to the new client.
  if (saving.isSaved) return null;
  return (
    <SavedDialog
      form={form}
      title={`Register ${enquiry.name} as client`}
      saveLabel="Register as client"
      busyLabel="Saving…"
      onClose={onClose}
    >
      <Typography variant="body2" sx={{ mb: 2 }}>
        {howClientsGetIn()}
      </Typography>
      <TakeOver />
      <ClientFields noDoctor="Set by the first appointment" />
      {question}
    </SavedDialog>
  );
}

export default RegisterDialog;
