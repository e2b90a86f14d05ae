import { formatWeekday } from '@clinic/contract/clinic-calendar';
import type { DoctorHours } from '@clinic/contract/scheduling/hours';
import { hoursCalls } from '@clinic/contract/scheduling/hours-calls';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { today } from '../clinic-page.ts';
import { ClinicButton } from '../layout/ClinicButton.tsx';
import { ExtraForm } from './ExtraForm.tsx';
import { useFormAccess } from '../forms/form-access.ts';
import { useKeptDraft } from '../forms/useKeptDraft.ts';
import { hoursForm } from './clinic-hours.ts';
import { HoursSection } from './HoursSection.tsx';
import { modeWords, rangeWords } from './hours-words.ts';
import { RemoveButton } from './RemoveButton.tsx';

export function ExtraSection({ hours: { doctor, extra } }: { hours: DoctorHours }) {
  const { api } = useFormAccess();
  const draft = useKeptDraft(hoursForm(`extra:${doctor.id}`));
  const [adding, setAdding] = useState(() => Boolean(draft?.read()));
  const toCome = extra.filter(({ date }) => date >= today());
  return (
    <HoursSection
      title="Extra hours"
      text="Times on one day outside the week."
      action={
        !adding && (
          <ClinicButton look="outlined" onClick={() => setAdding(true)}>
            Add extra hours
          </ClinicButton>
        )
      }
    >
      {adding && <ExtraForm doctor={doctor.id} onClose={() => setAdding(false)} />}
      {toCome.length === 0 && !adding && <Box sx={{ color: 'text.secondary' }}>None.</Box>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {toCome.map((one) => {
          const what = `${formatWeekday(one.date)}, ${rangeWords(one)}`;
          return (
            <Box
              component="li"
              key={one.id}
              sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, py: 1 }}
            >
              <Box sx={{ flex: '1 1 220px' }}>
                {what}
                {modeWords(one.modes) && ` · ${modeWords(one.modes)}`}
              </Box>
              <RemoveButton
                what={`the extra hours of ${what}`}
                text="The week holds on this day. Visits stay as they are."
                remove={() => api.call(hoursCalls.removeExtra, { id: one.id })}
              />
            </Box>
          );
        })}
      </Box>
    </HoursSection>
  );
}
