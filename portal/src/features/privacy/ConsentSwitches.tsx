import type { Consent, ConsentWay, OwnPrivacy } from '@clinic/contract/privacy/privacy';
import { noticeTexts } from '@clinic/contract/privacy/privacy-notice-texts';
import { momentOf } from '@clinic/ui/clinic-page';
import { RefusalNotice } from '@clinic/ui/forms/RefusalNotice.tsx';
import { ClinicButton } from '@clinic/ui/layout/ClinicButton.tsx';
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import { StatusBadge } from '@clinic/ui/layout/StatusBadge.tsx';
import Box from '@mui/material/Box';
import { ChoiceRow } from '../../components/ChoiceRow.tsx';
import { Panel } from '../../components/Panel.tsx';
import { decide } from './api.ts';
import { usePrivacyChange } from './usePrivacyChange.ts';

const WHERE: Readonly<Record<ConsentWay, string>> = {
  registration: 'when you registered',
  'client-page': 'on this page',
  'written-down': 'told to the clinic',
};

function sinceText({ given, at, version, way }: Consent): string {
  if (!at) return 'You have not decided yet.';
  return `${given ? 'Agreed' : 'Not agreed'} on ${momentOf(at)}, ${WHERE[way ?? 'client-page']} (notice ${version ?? ''}).`;
}

interface Props {
  consent: Consent;
  busy: boolean;
  onDecide: (given: boolean) => void;
}

function Purpose({ consent, busy, onDecide }: Props) {
  const words = noticeTexts()[0]?.purposes[consent.purpose];
  const isTreatment = consent.purpose === 'treatment';
  return (
    <ChoiceRow
      name={words?.name}
      what={words?.what}
      more={
        <>
          {sinceText(consent)}{' '}
          {isTreatment && consent.given && 'To take it back, ask us to erase your data, below.'}
        </>
      }
      chosen={consent.given}
      busy={busy}
      onChoose={onDecide}
      instead={
        isTreatment && (
          <StatusBadge tone={consent.given ? 'good' : 'waiting'}>
            {consent.given ? 'Agreed' : 'Open'}
          </StatusBadge>
        )
      }
    />
  );
}

export function ConsentSwitches({ privacy: { consents, toAsk, whatsApp } }: { privacy: OwnPrivacy }) {
  const saving = usePrivacyChange(decide, 'Your choice was not saved. Please try again.');
  const { save, isBusy } = saving;
  return (
    <Panel title="What you agree to">
      <RefusalNotice saving={saving} onAnswer={(over) => void save(over)} sx={{ mb: 3 }} />
      {toAsk && (
        <Notice
          tone="waiting"
          sx={{ mb: 4 }}
          action={
            <ClinicButton look="filled" disabled={isBusy} onClick={() => void save({ treatment: true })}>
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
            busy={isBusy}
            onDecide={(given) => void save({ [consent.purpose]: given })}
          />
        ))}
        {consents.some(({ purpose, given, at }) => purpose === 'reminders' && (given || at === null)) && (
          <ChoiceRow
            name="Remind me by WhatsApp"
            what="Our front desk writes to your phone the day before a visit, beside the e-mail."
            chosen={whatsApp}
            busy={isBusy}
            onChoose={(chosen) => void save({ whatsApp: chosen })}
          />
        )}
      </Box>
    </Panel>
  );
}
