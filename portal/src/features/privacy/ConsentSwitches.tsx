import type { Consent, OwnPrivacy } from '@clinic/contract/privacy';
import { NOTICE_TEXTS } from '@clinic/contract/privacy-notice-texts';
import { momentOf } from '@clinic/ui/clinic-page';
import { ClinicButton } from '@clinic/ui/layout/ClinicButton.tsx';
import { FailureNotice } from '@clinic/ui/layout/FailureNotice.tsx';
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import { StatusBadge } from '@clinic/ui/layout/StatusBadge.tsx';
import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Panel } from '../../components/Panel.tsx';
import { decide } from './api.ts';
import { WhatsAppChoice } from './WhatsAppChoice.tsx';
import { useChange } from './useChange.ts';

const [english] = NOTICE_TEXTS;

function sinceText({ given, at, version, way }: Consent): string {
  if (!at) return 'You have not decided yet.';
  const where = way === 'registration' ? 'when you registered' : 'on this page';
  return `${given ? 'Agreed' : 'Not agreed'} on ${momentOf(at)}, ${where} (notice ${version ?? ''}).`;
}

interface Props {
  consent: Consent;
  busy: boolean;
  onDecide: (given: boolean) => void;
}

function Purpose({ consent, busy, onDecide }: Props) {
  const id = useId();
  const words = english?.purposes[consent.purpose];
  const isTreatment = consent.purpose === 'treatment';
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        gap: 3,
        alignItems: 'flex-start',
        justifyContent: 'space-between',
        py: 3,
        borderTop: '1px solid var(--line)',
        '&:first-of-type': { borderTop: 0, pt: 0 },
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography id={id} sx={{ fontWeight: 600 }}>
          {words?.name}
        </Typography>
        <Typography variant="body2" id={`${id}-what`}>
          {words?.what}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {sinceText(consent)}{' '}
          {isTreatment && consent.given && 'To take it back, ask us to erase your data, below.'}
        </Typography>
      </Box>
      {isTreatment ? (
        <StatusBadge tone={consent.given ? 'good' : 'waiting'}>
          {consent.given ? 'Agreed' : 'Open'}
        </StatusBadge>
      ) : (
        <Switch
          checked={consent.given}
          disabled={busy}
          onChange={(_event, given) => onDecide(given)}
          slotProps={{ input: { 'aria-labelledby': id, 'aria-describedby': `${id}-what`, role: 'switch' } }}
        />
      )}
    </Box>
  );
}

/** The purposes, each with its switch: taking something back is the same press as giving it. */
export function ConsentSwitches({ privacy: { consents, toAsk, whatsApp } }: { privacy: OwnPrivacy }) {
  const { busy, failure, run } = useChange('Your choice was not saved. Please try again.');
  return (
    <Panel title="What you agree to">
      {failure && <FailureNotice sentence={failure} sx={{ mb: 3 }} />}
      {toAsk && (
        <Notice
          tone="waiting"
          sx={{ mb: 4 }}
          action={
            <ClinicButton
              look="filled"
              disabled={busy}
              onClick={() => void run(() => decide({ treatment: true }))}
            >
              I agree
            </ClinicButton>
          }
        >
          Please read the notice below. Do you agree that the clinic uses your data for your treatment?
        </Notice>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {consents.map((consent) => (
          <Purpose
            key={consent.purpose}
            consent={consent}
            busy={busy}
            onDecide={(given) => void run(() => decide({ [consent.purpose]: given }))}
          />
        ))}
        {consents.some(({ purpose, given, at }) => purpose === 'reminders' && (given || at === null)) && (
          <WhatsAppChoice
            chosen={whatsApp}
            busy={busy}
            onChoose={(chosen) => void run(() => decide({ whatsApp: chosen }))}
          />
        )}
      </Box>
    </Panel>
  );
}
