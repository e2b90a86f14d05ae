import { email, oneLine, password, phone, allOf, optional, required } from '@clinic/contract/rules';
import type { Rule } from '@clinic/contract/rules';
import { normaliseEmail, normalisePhone } from '@clinic/contract/client-input';
import type { StaffInput } from '@clinic/contract/people';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Form, PasswordInput, TextInput, useRefresh } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { FormGuard } from '../forms/FormGuard.tsx';
import { SubmitBar } from '../forms/SubmitBar.tsx';
import { useToast } from '../layout/Toasts.tsx';
import { fieldErrorsOf, isStale, sentenceOf } from '../providers/refusal.ts';
import { useServer } from '../providers/useServer.ts';
import { DoctorSelect } from './DoctorSelect.tsx';
import type { StaffRecord, StaffResource } from './staffRecord.ts';

interface Props {
  resource: StaffResource;
  noun: 'doctor' | 'assistant';
  /** The person to edit; null adds one. */
  person: StaffRecord | null;
  onDone: () => void;
  /** Told the record as it is now, when somebody else changed it meanwhile. */
  onReloaded: (person: StaffRecord) => void;
}

const check = (...rules: Rule[]) => allOf(required(), ...rules);
const nameRule = check(oneLine());
const emailRule = check(email);
const phoneRule = check(phone);
const passwordRule = check(password);
const newPasswordRule = optional(password);

/** The sentence of the error catalogue when one of the required fields is empty. */
const Missing = ({ sentence, fields }: { sentence: string; fields: string[] }) => {
  const { isSubmitted } = useFormState();
  const { watch } = useFormContext<Record<string, string | undefined>>();
  const empty = fields.some((field) => !watch(field)?.trim());
  return isSubmitted && empty ? <Alert severity="error">{sentence}</Alert> : null;
};

const StaffForm = ({ resource, noun, person, onDone, onReloaded }: Props) => {
  const [failure, setFailure] = useState<string | null>(null);
  const [stale, setStale] = useState(false);
  const [saved, setSaved] = useState(false);
  const toast = useToast();
  const refresh = useRefresh();
  const server = useServer();
  const save = async (values: Record<string, unknown>) => {
    setFailure(null);
    const input = values as unknown as StaffInput;
    const data = {
      ...input,
      email: normaliseEmail(input.email),
      phone: normalisePhone(input.phone),
      password: input.password || undefined,
    };
    try {
      await server((api) =>
        person
          ? api.update(resource, { id: person.id, data: { ...person, ...data }, previousData: person })
          : api.create(resource, { data }),
      );
    } catch (error) {
      const sentence =
        sentenceOf(error) ?? `Error ${person ? 'updating' : 'adding'} ${noun}. Please try again.`;
      setFailure(sentence);
      setStale(isStale(error));
      toast(sentence, 'error');
      return fieldErrorsOf(error) ?? undefined;
    }
    setSaved(true);
    toast(
      `${noun === 'doctor' ? 'Doctor' : 'Assistant'} ${person ? 'updated' : 'added'} successfully!`,
      'success',
    );
    refresh();
    onDone();
    return undefined;
  };
  const reload = async () => {
    if (!person) return;
    try {
      const { data } = await server((api) => api.getOne<StaffRecord>(resource, { id: person.id }));
      refresh();
      onReloaded(data);
    } catch (error) {
      setFailure(sentenceOf(error) ?? `Error updating ${noun}. Please try again.`);
    }
  };
  const requiredFields = person ? ['name', 'email', 'phone'] : ['name', 'email', 'phone', 'password'];
  return (
    <Form
      key={person?.id}
      record={person ? { id: person.id, ...valuesOf(person) } : undefined}
      resource={resource}
      onSubmit={save}
      disableInvalidFormNotification
      noValidate
    >
      <FormGuard saved={saved} />
      <Typography component="h2" variant="h2" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
        {person ? `Edit ${person.name}` : `Add ${noun === 'doctor' ? 'Doctor' : 'Assistant'}`}
      </Typography>
      <Stack sx={{ gap: 1 }}>
        <Missing
          fields={requiredFields}
          sentence={
            person ? 'Name, email, and phone are required.' : 'Name, email, phone, and password are required.'
          }
        />
        {failure && (
          <Alert
            severity="error"
            action={
              stale && (
                <Button color="inherit" onClick={() => void reload()}>
                  Reload
                </Button>
              )
            }
          >
            {failure}
          </Alert>
        )}
        <TextInput
          source="name"
          label="Name"
          validate={nameRule}
          isRequired
          autoComplete="off"
          helperText={false}
        />
        <TextInput
          source="email"
          label="Email"
          type="email"
          validate={emailRule}
          isRequired
          autoComplete="off"
          helperText={false}
        />
        <TextInput
          source="phone"
          label="Phone"
          type="tel"
          validate={phoneRule}
          isRequired
          placeholder="10 digits"
          autoComplete="off"
          helperText={false}
        />
        {noun === 'assistant' && <DoctorSelect />}
        <PasswordInput
          source="password"
          label="Password"
          validate={person ? newPasswordRule : passwordRule}
          isRequired={!person}
          helperText={person ? 'Leave empty to keep the current one.' : false}
          autoComplete="new-password"
        />
      </Stack>
      <SubmitBar label={person ? 'Update' : 'Add'} onCancel={person ? onDone : undefined} />
    </Form>
  );
};

const valuesOf = ({ name, email: address, phone: number, doctor }: StaffRecord) => ({
  name,
  email: address,
  phone: number,
  doctor,
});

export default StaffForm;
