import type { RegisterClient } from '@clinic/contract/people';
import { normaliseEmail } from '@clinic/contract/clients/client-input';
import { phoneAsStored } from '@clinic/contract/reading/phones';
import { NOTICE_VERSION } from '@clinic/contract/privacy/privacy-notice';
import { nameWithoutAddress } from '@clinic/contract/clients/public-names';
import { allOf, oneLine, phone, required } from '@clinic/contract/rules';
import { useForm } from 'react-hook-form';
import { FormTextField } from '@clinic/ui/forms/form-fields.tsx';
import { ApiError } from '@clinic/ui/session/api-error.ts';
import { EmailField, NewPasswordFields, type NewPassword } from './account-fields.tsx';
import { notify } from '@clinic/ui/layout/notify.ts';
import { AuthForm } from './AuthForm.tsx';
import { NoticeAndTicks, type Ticks } from './NoticeAndTicks.tsx';

interface Typed extends Omit<RegisterClient, 'consents'>, NewPassword, Ticks {}

const FAILED = 'Registration Failed!';
const fullName = allOf(required('Full name is required.'), oneLine(), nameWithoutAddress);

/** `onRegister` throws when the server refuses; the typed values stay. */
export function RegisterForm({ onRegister }: { onRegister: (client: RegisterClient) => Promise<void> }) {
  const form = useForm<Typed>({
    defaultValues: {
      name: '',
      email: '',
      phone: '',
      password: '',
      confirmation: '',
      reminders: false,
      newsletter: false,
    },
  });

  const { control } = form;

  const register = async (typed: Typed) => {
    const { name, password: chosen, reminders, newsletter } = typed;
    const client = {
      name: name.trim(),
      email: normaliseEmail(typed.email),
      phone: phoneAsStored(typed.phone),
      consents: { version: NOTICE_VERSION, reminders, newsletter },
    };
    try {
      await onRegister({ ...client, password: chosen });
    } catch (failure) {
      if (!(failure instanceof ApiError) || failure.code !== 'EMAIL_TAKEN') throw failure;
      form.setError('email', { message: failure.message }, { shouldFocus: true });
      notify.error(FAILED);
    }
  };

  return (
    <AuthForm
      form={form}
      submitLabel="Register"
      onSubmit={register}
      failed="Registration failed. Please try again."
      failedToast={FAILED}
    >
      <FormTextField
        name="name"
        control={control}
        rules={{ validate: fullName }}
        label="Full Name"
        autoComplete="name"
        required
      />
      <EmailField autoComplete="email" />
      <FormTextField
        name="phone"
        control={control}
        rules={{ validate: phone }}
        label="Phone"
        type="tel"
        autoComplete="tel-national"
        helperText="10 digits, for example 98250 12345"
        required
      />
      <NewPasswordFields label="Password" />
      <NoticeAndTicks />
    </AuthForm>
  );
}
