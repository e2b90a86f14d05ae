import { accountCalls } from '@clinic/contract/identity/account-calls';
import { FailureNotice } from '@clinic/ui/layout/FailureNotice.tsx';
import { mailsAreSetUp, withEmailNote } from '@clinic/ui/layout/emails-wait.ts';
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import { ApiError } from '@clinic/ui/session/api-error.ts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import { publicApi } from '../../lib/http.ts';
import type { LogInArea } from './api.ts';
import { AuthForm } from './AuthForm.tsx';
import { AuthLink, AuthPage } from './AuthPage.tsx';

const LINKS = {
  verify: {
    call: accountCalls.verifyEmail,
    title: 'Confirm Your Email',
    context: 'This shows us that the address is yours.',
    button: 'Confirm this address',
    otherwise:
      'If your e-mail is not confirmed or changed yet, please log in: your account page sends a new one.',
  },
  undo: {
    call: accountCalls.undoEmailChange,
    title: 'This Was Not You?',
    context:
      'Your account gets this address back, everybody is logged out, and you choose a new password with a link that we send here.',
    button: 'Take the change back',
    otherwise: 'If your account has another address now, please call the clinic.',
  },
  agree: {
    call: accountCalls.agreeEmailChange,
    title: 'Change Your Email?',
    context:
      'The clinic will write to the address that stands in the letter, and you log in with that one. If this is not your wish, press "This was not me" in the letter instead.',
    button: 'Yes, change my email',
    otherwise: 'If your account is still closed, please ask the clinic.',
  },
} as const;

interface Props {
  area: LogInArea;
  link: keyof typeof LINKS;
}

/**
 * The page behind a mailed link: `?token=…`. Only a press uses the link, since mail programs open links to check them.
 */
export function MailedLink({ area, link }: Props) {
  const { call, title, context, button, otherwise } = LINKS[link];
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const [done, setDone] = useState('');
  const [open, setOpen] = useState(token !== '');
  const form = useForm();
  const press = async () => {
    try {
      setDone((await publicApi.call(call, { body: { token } })).message);
    } catch (thrown) {
      if (!(thrown instanceof ApiError && thrown.code === 'LINK_INVALID')) throw thrown;
      setOpen(false);
    }
  };

  return (
    <AuthPage
      title={title}
      context={open && !done ? context : undefined}
      links={<AuthLink to={`/${area}/login`}>Go to the login</AuthLink>}
    >
      {done ? (
        <Notice tone={link === 'undo' && !mailsAreSetUp() ? 'waiting' : 'good'} announce="status">
          {link === 'undo' ? withEmailNote(done) : done}
        </Notice>
      ) : open ? (
        <AuthForm
          form={form}
          submitLabel={button}
          onSubmit={press}
          failed="Something went wrong. Please try again."
        >
          {null}
        </AuthForm>
      ) : (
        <FailureNotice sentence={`This link is no longer valid. ${otherwise}`} />
      )}
    </AuthPage>
  );
}
