import type { TimeOff } from '@clinic/contract/scheduling/hours';
import { hoursCalls } from '@clinic/contract/scheduling/hours-calls';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { today } from '../clinic-page.ts';
import { ClinicButton } from '../layout/ClinicButton.tsx';
import { useFormAccess } from '../forms/form-access.ts';
import { useKeptDraft } from '../forms/useKeptDraft.ts';
import { hoursForm } from './clinic-hours.ts';
import { HoursSection } from './HoursSection.tsx';
import { timeOffWords } from './hours-words.ts';
import { RemoveButton } from './RemoveButton.tsx';
import { TimeOffForm } from './TimeOffForm.tsx';
import { TimeOffMonth } from './TimeOffMonth.tsx';

interface Props {
  /** Id of the doctor; null: closures of the whole clinic. */
  doctor: string | null;
  all: readonly TimeOff[];
  /** The clinic's closures, shown but not changed beside a doctor's time off. */
  closures?: readonly TimeOff[];
  /** True: nothing can be changed. */
  readOnly?: boolean;
}

const words = {
  clinic: {
    title: 'Closures',
    text: 'Days on which the whole clinic is closed. Clients see why.',
    add: 'Close the clinic',
    removed: 'Its times are offered again.',
  },
  doctor: {
    title: 'Time off',
    text: 'Clients see only that the doctor is not available.',
    add: 'Add time off',
    removed: 'The doctor’s times are offered again.',
  },
};

export function TimeOffSection({ doctor, all, closures = [], readOnly = false }: Props) {
  const { api } = useFormAccess();
  const draft = useKeptDraft(hoursForm(`time-off:${doctor ?? 'clinic'}`));
  /** Id of the one that is changed; empty for a new one. */
  const [open, setOpen] = useState<string | null>(() => (draft?.read() && !readOnly ? '' : null));
  const { title, text, add, removed } = doctor === null ? words.clinic : words.doctor;
  const stored = all.find(({ id }) => id === open);
  const toCome = all.filter(({ to }) => to.date >= today());
  return (
    <HoursSection
      title={title}
      text={text}
      action={
        !readOnly &&
        open === null && (
          <ClinicButton look="outlined" onClick={() => setOpen('')}>
            {add}
          </ClinicButton>
        )
      }
    >
      {open !== null && (
        <TimeOffForm key={open} doctor={doctor} stored={stored} onClose={() => setOpen(null)} />
      )}
      <TimeOffMonth all={[...all, ...closures]} label={title} />
      {toCome.length === 0 && <Box sx={{ color: 'text.secondary' }}>None to come.</Box>}
      <Box component="ul" aria-label={title} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {toCome.map((off) => {
          const what = `${off.label}, ${timeOffWords(off)}`;
          return (
            <Box
              component="li"
              key={off.id}
              sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, py: 1 }}
            >
              <Box sx={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}>
                <strong>{off.label}</strong>
                <div>{timeOffWords(off)}</div>
              </Box>
              {!readOnly && (
                <>
                  <ClinicButton look="outlined" aria-label={`Change ${what}`} onClick={() => setOpen(off.id)}>
                    Change
                  </ClinicButton>
                  <RemoveButton
                    what={what}
                    text={`${removed} Visits stay as they are.`}
                    remove={() => api.call(hoursCalls.removeTimeOff, { id: off.id })}
                  />
                </>
              )}
            </Box>
          );
        })}
      </Box>
      {closures.length > 0 && (
        <Box sx={{ mt: 4, color: 'text.secondary' }}>
          The clinic is closed: {closures.map((off) => `${off.label}, ${timeOffWords(off)}`).join('; ')}
        </Box>
      )}
    </HoursSection>
  );
}
