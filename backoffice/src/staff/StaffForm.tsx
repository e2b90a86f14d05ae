import { STAFF_CHANGE_NEEDED, STAFF_NEEDED } from '@clinic/contract/identity/staff-rules';
import { allOf, newPassword, optional, phone, required } from '@clinic/contract/rules';
import { passwordMin } from '@clinic/ui/clinic-page';
import { normaliseEmail } from '@clinic/contract/clients/client-input';
import { phoneAsStored } from '@clinic/contract/reading/phones';
import type { AssistantChange } from '@clinic/contract/people';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PasswordInput, TextInput } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { NameAndEmail, newEmailCounts } from '../forms/NameAndEmail.tsx';
import { useStoredRecord } from '../forms/useStoredRecord.ts';
import { SaveBar } from '@clinic/ui/forms/SaveBar.tsx';
import { SavedForm } from '@clinic/ui/forms/SavedForm.tsx';
import { useSavedForm } from '@clinic/ui/forms/useSavedForm.ts';
import { useSaving } from '@clinic/ui/forms/useSaving.ts';
import { FailureNotice } from '@clinic/ui/layout/FailureNotice.tsx';
import { byEmail } from '@clinic/ui/layout/emails-wait.ts';
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import { notify } from '@clinic/ui/layout/notify.ts';
import { fieldErrorsOf } from '@clinic/ui/session/refusal.ts';
import { DoctorSelect } from './DoctorSelect.tsx';
import { LockedAccount } from './LockedAccount.tsx';
import { OwnPassword } from './OwnPassword.tsx';
import type { StaffRecord, StaffResource } from './staff-record.ts';

interface Props {
  resource: StaffResource;
  noun: 'doctor' | 'assistant';
  /** The person to edit; null adds one. */
  person: StaffRecord | null;
  onDone: () => void;
  /** Closes the form of a new person; left out: it stays. */
  onClose?: () => void;
}

const phoneRule = allOf(required(), phone);
const passwordRule = allOf(required(), newPassword(passwordMin()));
const newPasswordRule = optional(newPassword(passwordMin()));

const HOW_THEY_GET_IN =
  'They log in with this e-mail and the password you typed; they change it under My account.';
const SAYS_YES = 'If an admin asked for it, the e-mail so far has to say yes, too, or the account is locked.';

/** Shows the prescribed sentence once when a required field is empty. */
function Missing({ sentence, fields }: { sentence: string; fields: string[] }) {
  const { isSubmitted } = useFormState();
  const { watch } = useFormContext<Record<string, string | undefined>>();
  const empty = fields.some((field) => !watch(field)?.trim());
  return isSubmitted && empty ? <FailureNotice sentence={sentence} /> : null;
}

function StaffForm({ resource, noun, person, onDone, onClose }: Props) {
  const Noun = noun === 'doctor' ? 'Doctor' : 'Assistant';
  const stored = useStoredRecord<StaffRecord>(resource, person);
  const { record } = stored;
  const saving = useSaving<AssistantChange, StaffRecord>({
    ...stored.saving,
    send: (typed) => stored.saving.send(fieldsOf(typed)),
    otherwise: `Error ${person ? 'updating' : 'adding'} ${noun}. Please try again.`,
    refused: (failure, sentence) => {
      notify.error(sentence);
      return fieldErrorsOf(failure) ?? undefined;
    },
    saved: (answer) => {
      const done = `${Noun} ${person ? 'updated' : 'added'} successfully!`;
      if (answer.pendingEmail && answer.pendingEmail !== person?.pendingEmail)
        notify.emailed(done, newEmailCounts());
      else if (person) notify.success(done);
      else notify.success(done, HOW_THEY_GET_IN);
      onDone();
    },
  });
  const form = useSavedForm({
    saving,
    values: record ? valuesOf(record) : blank,
    version: record?.updatedAt,
  });
  const leave = person ? onDone : onClose;
  const cancel = () => {
    saving.draft?.drop();
    leave?.();
  };
  const requiredFields = person ? ['name', 'email', 'phone'] : ['name', 'email', 'phone', 'password'];
  return (
    <SavedForm form={form}>
      <Typography component="h2" variant="h2" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
        {record ? `Edit ${record.name}` : `Add ${Noun}`}
      </Typography>
      {record?.locked && <LockedAccount resource={resource} person={record} onDone={onDone} />}
      <Stack sx={{ gap: 1 }}>
        <Missing fields={requiredFields} sentence={person ? STAFF_CHANGE_NEEDED : STAFF_NEEDED} />
        <NameAndEmail />
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
        {person?.pendingEmail && (
          <Notice tone="waiting">
            {byEmail(
              `${person.pendingEmail} becomes the e-mail as soon as the link that we sent there is opened. ${SAYS_YES}`,
              `${person.pendingEmail} becomes the e-mail as soon as its link is opened. ${SAYS_YES}`,
            )}
          </Notice>
        )}
        {person?.ownPassword ? (
          <OwnPassword resource={resource} person={person} />
        ) : (
          <PasswordInput
            source="password"
            label="Password"
            validate={person ? newPasswordRule : passwordRule}
            isRequired={!person}
            helperText={person ? 'Leave empty to keep the current one.' : false}
            autoComplete="new-password"
          />
        )}
      </Stack>
      <SaveBar label={person ? 'Update' : 'Add'} busyLabel="Saving…" onCancel={leave && cancel} />
    </SavedForm>
  );
}

const blank = { name: '', email: '', phone: '', password: '' };

const valuesOf = ({ name, email: address, phone: number, doctor }: StaffRecord) => ({
  name,
  email: address,
  phone: number,
  doctor,
});

const fieldsOf = (input: AssistantChange) => ({
  ...input,
  email: normaliseEmail(input.email),
  phone: phoneAsStored(input.phone),
  password: input.password || undefined,
});

export default StaffForm;
