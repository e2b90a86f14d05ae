import { counted } from '@clinic/contract/platform/counted';
import type { SecondFactorState } from '@clinic/contract/identity/second-factor';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, type ReactNode } from 'react';
import { momentOf } from '../clinic-page.ts';
import { ClinicButton } from '../layout/ClinicButton.tsx';
import { passkeysWorkHere, whyNoPasskeys } from './passkeys.ts';
import { isOn } from './second-factor-state.ts';

/** A change of the second factor; each first asks for the password. */
export type FactorTask =
  | { kind: 'app' | 'passkey' | 'codes' | 'remove-app' }
  | { kind: 'remove-passkey'; id: string; name: string };

/** Fewer recovery codes than this show a warning. */
const FEW_CODES = 4;

/** The border matches the column's buttons. */
const framed = { borderColor: 'var(--edge)' };

interface RowProps {
  title: string;
  text: ReactNode;
  children?: ReactNode;
}

function Row({ title, text, children }: RowProps) {
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 3,
        '& + &': { borderTop: '1px solid var(--line)', mt: 4, pt: 4 },
      }}
    >
      <Box sx={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {text}
        </Typography>
      </Box>
      {children}
    </Box>
  );
}

interface Props {
  state: SecondFactorState;
  focused: boolean;
  onTask: (task: FactorTask) => void;
}

export function FactorList({ state, focused, onTask }: Props) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (focused) list.current?.focus();
  }, [focused]);
  const { appSince, passkeys, recoveryLeft, passkeyHost } = state;
  const on = isOn(state);
  return (
    <Box
      component="ul"
      aria-label="Your second step"
      ref={list}
      tabIndex={-1}
      sx={{ listStyle: 'none', m: 0, p: 0, scrollMarginTop: 90, '&:focus': { outline: 'none' } }}
    >
      <Row
        title="Authenticator app"
        text={
          appSince
            ? `On since ${momentOf(appSince)}.`
            : 'An app on your phone shows a new code every 30 seconds.'
        }
      >
        {appSince ? (
          <ClinicButton look="destructive" sx={framed} onClick={() => onTask({ kind: 'remove-app' })}>
            Remove app
          </ClinicButton>
        ) : (
          <ClinicButton look={on ? 'outlined' : 'filled'} onClick={() => onTask({ kind: 'app' })}>
            Set up an app
          </ClinicButton>
        )}
      </Row>
      {passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
        <Row
          key={id}
          title={name}
          text={`Passkey, made ${momentOf(createdAt)}. ${lastUsedAt ? `Last used ${momentOf(lastUsedAt)}.` : 'Not used yet.'}`}
        >
          <ClinicButton
            look="destructive"
            sx={framed}
            aria-label={`Remove passkey ${name}`}
            onClick={() => onTask({ kind: 'remove-passkey', id, name })}
          >
            Remove
          </ClinicButton>
        </Row>
      ))}
      <Row
        title={passkeys.length > 0 ? 'Another passkey' : 'Passkey'}
        text={
          passkeysWorkHere(passkeyHost)
            ? 'Your fingerprint, face or device PIN, or a security key.'
            : whyNoPasskeys(passkeyHost)
        }
      >
        {passkeysWorkHere(passkeyHost) && (
          <ClinicButton look="outlined" onClick={() => onTask({ kind: 'passkey' })}>
            Add a passkey
          </ClinicButton>
        )}
      </Row>
      {on && (
        <Row
          title="Recovery codes"
          text={`${counted(recoveryLeft, 'code')} left.${recoveryLeft < FEW_CODES ? ' Please make new ones.' : ''}`}
        >
          <ClinicButton look="outlined" onClick={() => onTask({ kind: 'codes' })}>
            Make new codes
          </ClinicButton>
        </Row>
      )}
    </Box>
  );
}
