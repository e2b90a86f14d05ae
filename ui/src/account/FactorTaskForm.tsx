import type { NewApp, SecondFactorChanged } from '@clinic/contract/identity/second-factor';
import { secondFactorCalls } from '@clinic/contract/identity/second-factor-calls';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { InputField } from '../forms/InputField.tsx';
import { ContentSkeleton } from '../layout/PageSkeleton.tsx';
import type { FactorTask } from './FactorList.tsx';
import { useOwnAccount } from './own-account.ts';
import { makePasskey } from './passkeys.ts';
import { PasswordFirst } from './PasswordFirst.tsx';

// Loaded only after the right password.
const AppSetUp = lazy(async () => ({ default: (await import('./AppSetUp.tsx')).AppSetUp }));

/** Title, button and success sentence of each task. */
const WORDS: Record<FactorTask['kind'], [title: string, button: string, done: string]> = {
  app: ['Set up an authenticator app', 'Continue', 'The app is set up.'],
  passkey: ['Add a passkey', 'Add the passkey', 'The passkey is added.'],
  codes: ['Make new recovery codes', 'Make new codes', 'You have new recovery codes.'],
  'remove-app': ['Remove the authenticator app', 'Remove the app', 'The app is removed.'],
  'remove-passkey': ['Remove the passkey', 'Remove the passkey', 'The passkey is removed.'],
};

const textOf = (task: FactorTask): string =>
  ({
    app: 'You need an app that shows codes on your phone, such as Google Authenticator or Aegis.',
    passkey: 'Your browser asks for your fingerprint, face or PIN, or for a security key.',
    codes: 'The codes that you have so far stop working.',
    'remove-app': 'The codes of your app no longer let you in.',
    'remove-passkey': task.kind === 'remove-passkey' ? `“${task.name}” no longer lets you in.` : '',
  })[task.kind];

interface Props {
  task: FactorTask;
  /** True: no e-mail of this person is confirmed, since mails are not set up. */
  unconfirmed: boolean;
  onDone: (changed: SecondFactorChanged, sentence: string) => void;
  onCancel: () => void;
}

export function FactorTaskForm({ task, unconfirmed, onDone, onCancel }: Props) {
  const { api } = useOwnAccount();
  const [app, setApp] = useState<NewApp | null>(null);
  const [name, setName] = useState('');
  const [title, button, sentence] = WORDS[task.kind];
  const done = (changed: SecondFactorChanged) => onDone(changed, sentence);

  const carryOut = async (current: string): Promise<void> => {
    const body = { current };
    switch (task.kind) {
      case 'app':
        return setApp(await api.call(secondFactorCalls.startApp, { body }));
      case 'passkey': {
        const { ticket, options } = await api.call(secondFactorCalls.startPasskey, { body });
        const passkey = { ticket, ...(await makePasskey(options)), name };
        return done(await api.call(secondFactorCalls.addPasskey, { body: passkey }));
      }
      case 'codes':
        return done(await api.call(secondFactorCalls.newRecoveryCodes, { body }));
      case 'remove-app':
        return done(await api.call(secondFactorCalls.removeApp, { body }));
      case 'remove-passkey':
        return done(await api.call(secondFactorCalls.removePasskey, { body: { ...body, id: task.id } }));
    }
  };

  if (app)
    return (
      <Suspense fallback={<ContentSkeleton rows={2} label="Loading the picture..." />}>
        <AppSetUp title={title} app={app} onDone={done} onCancel={onCancel} />
      </Suspense>
    );
  return (
    <PasswordFirst
      title={title}
      label={button}
      danger={task.kind.startsWith('remove')}
      onPassword={carryOut}
      onCancel={onCancel}
    >
      <Typography>{textOf(task)}</Typography>
      {unconfirmed && (task.kind === 'app' || task.kind === 'passkey') && (
        <Typography>
          Mails are not set up, so no e-mail can be confirmed: your password, typed again, stands in for it.
        </Typography>
      )}
      {task.kind === 'passkey' && (
        <InputField
          label="Name of the passkey"
          value={name}
          onChange={setName}
          helperText="For example “My phone”. If you leave it empty, it is called after this device."
          htmlInput={{ maxLength: 60 }}
        />
      )}
    </PasswordFirst>
  );
}
