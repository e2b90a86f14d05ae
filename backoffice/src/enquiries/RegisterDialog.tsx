import { normaliseEmail, normalisePhone } from '@clinic/contract/client-input';
import type { Enquiry } from '@clinic/contract/enquiries';
import { allOf, email, oneLine, phone, required } from '@clinic/contract/rules';
import Alert from '@mui/material/Alert';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Form, SelectInput, TextInput, useGetList, useRefresh } from 'react-admin';
import { useNavigate } from 'react-router';
import { SubmitBar } from '../forms/SubmitBar.tsx';
import { useToast } from '../layout/Toasts.tsx';
import { fieldErrorsOf, sentenceOf } from '../providers/refusal.ts';
import { useServer } from '../providers/useServer.ts';

interface Registering {
  name: string;
  email: string;
  phone: string;
  doctor: string;
}

const nameRule = allOf(required(), oneLine());

/** Makes a client of somebody who asked; the client chooses a password by a link in a mail. */
const RegisterDialog = ({ enquiry, onClose }: { enquiry: Enquiry; onClose: () => void }) => {
  const [failure, setFailure] = useState<string | null>(null);
  const server = useServer();
  const toast = useToast();
  const refresh = useRefresh();
  const navigate = useNavigate();
  const doctors = useGetList('doctors', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'name', order: 'ASC' },
  });
  const register = async (values: object): Promise<Record<string, string> | undefined> => {
    setFailure(null);
    const typed = values as Registering;
    try {
      const { message, client } = await server((api) =>
        api.clinic.registerEnquiry(enquiry.id, {
          name: typed.name,
          email: normaliseEmail(typed.email),
          phone: normalisePhone(typed.phone),
          ...(typed.doctor && { doctor: typed.doctor }),
        }),
      );
      toast(message, 'success');
      refresh();
      void navigate(`/client-details/${client.id}`);
      return undefined;
    } catch (error) {
      setFailure(sentenceOf(error) ?? 'The client could not be registered. Please try again.');
      return fieldErrorsOf(error) ?? undefined;
    }
  };
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="register-title">
      <DialogTitle id="register-title">Register {enquiry.name} as client</DialogTitle>
      <DialogContent>
        <Form
          defaultValues={{ name: enquiry.name, email: enquiry.email, phone: enquiry.phoneNumber, doctor: '' }}
          onSubmit={register}
          disableInvalidFormNotification
          noValidate
        >
          {failure && (
            <Alert severity="error" sx={{ mb: 2 }}>
              {failure}
            </Alert>
          )}
          <Typography variant="body2" sx={{ mb: 2 }}>
            The client gets an e-mail with a link to choose a password.
          </Typography>
          <TextInput source="name" label="Name" validate={nameRule} isRequired helperText={false} />
          <TextInput
            source="email"
            label="Email"
            type="email"
            validate={email}
            isRequired
            helperText={false}
          />
          <TextInput source="phone" label="Phone" type="tel" validate={phone} isRequired helperText={false} />
          <SelectInput
            source="doctor"
            label="Doctor"
            choices={doctors.data ?? []}
            optionText="name"
            emptyText="Set by the first appointment"
            emptyValue=""
            helperText={false}
          />
          <SubmitBar label="Register as client" onCancel={onClose} />
        </Form>
      </DialogContent>
    </Dialog>
  );
};

export default RegisterDialog;
