import { CLINIC_HOURS } from '@clinic/contract/clinic';
import { formatDay } from '@clinic/contract/clinic-calendar';
import { weekOn } from '@clinic/contract/scheduling/free-times';
import { VISIT_MODES, type DoctorHours, type Week, type WeekRange } from '@clinic/contract/scheduling/hours';
import { hoursCalls } from '@clinic/contract/scheduling/hours-calls';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { today } from '../clinic-page.ts';
import { ClinicButton } from '../layout/ClinicButton.tsx';
import { Notice } from '../layout/Notice.tsx';
import { useFormAccess } from '../forms/form-access.ts';
import { useKeptDraft } from '../forms/useKeptDraft.ts';
import { hoursForm } from './clinic-hours.ts';
import { HoursSection } from './HoursSection.tsx';
import { RemoveButton } from './RemoveButton.tsx';
import { WeekForm, type TypedWeek } from './WeekForm.tsx';
import { WeekGrid } from './WeekGrid.tsx';

/** The clinic's opening hours as a week. */
export const CLINIC_WEEK: WeekRange[] = CLINIC_HOURS.map(({ day, open, close }) => ({
  day,
  from: open,
  to: close,
  modes: [...VISIT_MODES],
}));

function StoredWeek({ week, now, onEdit }: { week: Week; now: boolean; onEdit: () => void }) {
  const { api } = useFormAccess();
  const from = formatDay(week.validFrom);
  const title = now ? `Now, since ${from}` : `From ${from}`;
  return (
    <Box sx={{ mb: 6 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 2 }}>
        <Typography component="h3" sx={{ flex: '1 1 160px', fontWeight: 600 }}>
          {title}
        </Typography>
        <ClinicButton look="outlined" aria-label={`Change the week from ${from}`} onClick={onEdit}>
          Change
        </ClinicButton>
        <RemoveButton
          what={`the week from ${from}`}
          text="The week before it holds again; without one, the clinic’s opening hours do. Visits stay as they are."
          remove={() => api.call(hoursCalls.removeWeek, { id: week.id })}
        />
      </Box>
      <WeekGrid ranges={week.ranges} label={title} />
    </Box>
  );
}

export function WeekSection({ hours }: { hours: DoctorHours }) {
  const { doctor, weeks } = hours;
  const draft = useKeptDraft(hoursForm(`week:${doctor.id}`));
  const current = weekOn(weeks, today());
  const fresh = (): TypedWeek => ({ validFrom: today(), ranges: [...(current?.ranges ?? CLINIC_WEEK)] });
  const [start, setStart] = useState(() => (draft?.read() ? fresh() : null));
  const shown = weeks.filter((week) => week === current || week.validFrom > today());
  return (
    <HoursSection
      title="Week"
      text="When the doctor sees clients. Clients can ask for these times only; the desk may book any."
      action={
        !start && (
          <ClinicButton look="filled" onClick={() => setStart(fresh())}>
            {weeks.length === 0 ? 'Set the week' : 'New week'}
          </ClinicButton>
        )
      }
    >
      {start ? (
        <WeekForm doctor={doctor.id} start={start} weeks={weeks} onClose={() => setStart(null)} />
      ) : (
        <>
          {!current && (
            <>
              <Notice tone="waiting" sx={{ mb: 3 }}>
                No hours are stored yet, so the clinic’s opening hours are offered.
              </Notice>
              <WeekGrid ranges={CLINIC_WEEK} label="The clinic’s opening hours" />
            </>
          )}
          {shown.map((week) => (
            <StoredWeek
              key={week.id}
              week={week}
              now={week === current}
              onEdit={() => setStart({ validFrom: week.validFrom, ranges: [...week.ranges] })}
            />
          ))}
        </>
      )}
    </HoursSection>
  );
}
