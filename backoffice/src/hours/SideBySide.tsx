import { weekOn } from '@clinic/contract/scheduling/free-times';
import type { DoctorHours } from '@clinic/contract/scheduling/hours';
import { today } from '@clinic/ui/clinic-page';
import { dayName, modeWords, rangeWords, WEEKDAYS } from '@clinic/ui/hours/hours-words.ts';
import { CLINIC_WEEK } from '@clinic/ui/hours/WeekSection.tsx';
import { outOfSight } from '@clinic/ui/layout/out-of-sight.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

interface Props {
  doctors: readonly DoctorHours[];
  /** Id of the doctor whose hours are shown below. */
  chosen: string | null;
  onChoose: (doctor: string) => void;
}

const cell = { borderTop: '1px solid var(--line)', p: 2, verticalAlign: 'top', textAlign: 'left' } as const;

// Under 768 px each doctor is a card with labelled days.
const table = {
  width: '100%',
  borderCollapse: 'collapse',
  '@media (min-width: 768px)': { minWidth: 900 },
  '@media (max-width: 767.95px)': {
    '&, & tbody, & tr, & th': { display: 'block' },
    '& thead': outOfSight,
    '& tr': { borderTop: '1px solid var(--line)', py: 2 },
    '& tr > *': { border: 0, px: 0, py: 0.5 },
    '& td': { display: 'grid', gridTemplateColumns: '104px 1fr', '& > *': { gridColumn: 2, mb: 0 } },
    '& td::before': { content: 'attr(data-day)', gridRow: '1 / span 9', color: 'var(--ink-soft)' },
    '& td:empty': { display: 'none' },
  },
} as const;

/** The present week of every doctor, one row each. */
export const SideBySide = ({ doctors, chosen, onChoose }: Props) => (
  <Box component="section" aria-label="Weeks of all doctors" tabIndex={0} sx={{ overflowX: 'auto' }}>
    <Box component="table" sx={table}>
      <thead>
        <tr>
          <Box component="th" scope="col" sx={cell}>
            Doctor
          </Box>
          {WEEKDAYS.map((day) => (
            <Box component="th" scope="col" key={day} sx={cell}>
              {dayName(day)}
            </Box>
          ))}
        </tr>
      </thead>
      <tbody>
        {doctors.map(({ doctor, weeks }) => {
          const week = weekOn(weeks, today());
          return (
            <tr key={doctor.id}>
              <Box component="th" scope="row" sx={{ ...cell, minWidth: 130 }}>
                {doctor.name}
                {!week && (
                  <Box sx={{ fontWeight: 400, color: 'var(--turmeric-dark)' }}>
                    {weeks.length > 0
                      ? 'Until the week to come: the clinic’s hours'
                      : 'No hours yet: the clinic’s'}
                  </Box>
                )}
                <Button
                  size="small"
                  variant="outlined"
                  aria-label={`Open the hours of ${doctor.name}`}
                  aria-pressed={chosen === doctor.id}
                  onClick={() => onChoose(doctor.id)}
                  sx={{
                    display: 'block',
                    mt: 1,
                    '&[aria-pressed="true"]': { bgcolor: 'var(--maroon-soft)' },
                  }}
                >
                  Open
                </Button>
              </Box>
              {WEEKDAYS.map((day) => (
                <Box component="td" key={day} data-day={dayName(day)} sx={cell}>
                  {(week?.ranges ?? CLINIC_WEEK)
                    .filter((range) => range.day === day)
                    .toSorted((one, other) => one.from.localeCompare(other.from))
                    .map((range) => (
                      <Box
                        key={range.from}
                        sx={{
                          mb: 1,
                          whiteSpace: 'nowrap',
                          fontSize: '0.8125rem',
                          ...(!week && { color: 'text.secondary' }),
                        }}
                      >
                        {rangeWords(range)}
                        {modeWords(range.modes) && <div>{modeWords(range.modes)}</div>}
                      </Box>
                    ))}
                </Box>
              ))}
            </tr>
          );
        })}
      </tbody>
    </Box>
  </Box>
);
