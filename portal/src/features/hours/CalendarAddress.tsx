import type { Instant } from '@clinic/contract/clinic-calendar';
import { copyText } from '@clinic/ui/account/copy-text.ts';
import { momentOf } from '@clinic/ui/clinic-page';
import { ConfirmDialog } from '@clinic/ui/dialogs/ConfirmDialog.tsx';
import { useSaving } from '@clinic/ui/forms/useSaving.ts';
import { HoursSection } from '@clinic/ui/hours/HoursSection.tsx';
import { ClinicButton } from '@clinic/ui/layout/ClinicButton.tsx';
import { FailureNotice } from '@clinic/ui/layout/FailureNotice.tsx';
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { endCalendar, newCalendar, visitSettingsQuery } from './api.ts';

const FAILED = 'This did not work. Please try again.';
const QUESTIONS = {
  replace: {
    title: 'Replace the address of your calendar?',
    label: 'Replace',
    text: 'Whoever has the address until now no longer reads your calendar.',
  },
  end: {
    title: 'End the address of your calendar?',
    label: 'End',
    text: 'Your calendar is no longer read anywhere else.',
  },
};

/** The secret address of the doctor's calendar for other programs; it is shown only once. */
export function CalendarAddress({ since }: { since: Instant | null }) {
  const queryClient = useQueryClient();
  const [address, setAddress] = useState<string | null>(null);
  const [asked, setAsked] = useState<keyof typeof QUESTIONS | null>(null);
  const { save, isBusy, refusal } = useSaving<{ ends: boolean }, string | null>({
    send: async ({ ends }) => {
      if (!ends) return newCalendar();
      await endCalendar();
      return null;
    },
    saved: (made) => {
      setAddress(made);
      return made === null ? 'The address has ended.' : undefined;
    },
    otherwise: FAILED,
    settled: () => {
      setAsked(null);
      return queryClient.invalidateQueries({ queryKey: visitSettingsQuery.queryKey });
    },
  });
  const question = asked && QUESTIONS[asked];
  return (
    <HoursSection
      title="Your calendar elsewhere"
      text="A secret address for the calendar on your phone or computer: confirmed visits, with initials and type only. Whoever has the address reads them."
    >
      {refusal && <FailureNotice sentence={refusal.sentence} sx={{ mb: 3 }} />}
      {address && (
        <Notice tone="waiting" announce="status" sx={{ mb: 4 }}>
          <Box component="p" sx={{ m: 0, mb: 2 }}>
            It is shown only now. Subscribe to it in your calendar, and give it to nobody.
          </Box>
          <Box
            component="output"
            aria-label="Address of your calendar"
            sx={{ display: 'block', fontFamily: 'ui-monospace, monospace', overflowWrap: 'anywhere' }}
          >
            {address}
          </Box>
        </Notice>
      )}
      {since && <Box sx={{ mb: 3 }}>There has been an address since {momentOf(since)}.</Box>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {address && (
          <ClinicButton look="filled" onClick={() => void copyText(address, 'The address is copied.')}>
            Copy
          </ClinicButton>
        )}
        {since ? (
          <>
            <ClinicButton look="outlined" disabled={isBusy} onClick={() => setAsked('replace')}>
              Replace
            </ClinicButton>
            <ClinicButton look="destructive" disabled={isBusy} onClick={() => setAsked('end')}>
              End
            </ClinicButton>
          </>
        ) : (
          <ClinicButton look="outlined" disabled={isBusy} onClick={() => void save({ ends: false })}>
            Make an address
          </ClinicButton>
        )}
      </Box>
      {question && (
        <ConfirmDialog
          open
          danger={asked === 'end'}
          title={question.title}
          confirmLabel={question.label}
          busy={isBusy}
          onConfirm={() => void save({ ends: asked === 'end' })}
          onClose={() => setAsked(null)}
        >
          {question.text}
        </ConfirmDialog>
      )}
    </HoursSection>
  );
}
