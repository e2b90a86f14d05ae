import { formatTime } from '@clinic/contract/clinic-calendar';
import { choicesText } from '@clinic/contract/care/diet-plans/diet-plan-words';
import { doseText, STOPPED_TODAY } from '@clinic/contract/care/dosage-plans/dose-in-words';
import type { TimelineRow } from '@clinic/contract/care/journal/day-timeline';
import type { JournalAnswer } from '@clinic/contract/care/journal/journal';
import Box from '@mui/material/Box';
import { slotNames } from './day-names.ts';
import { isStopped, type Ticks } from './ticks.ts';

const ANSWERS: Readonly<Partial<Record<JournalAnswer, string>>> = { swapped: 'Swapped', skipped: 'Skipped' };
const quiet = { color: 'text.secondary', fontWeight: 400, fontSize: '1rem' } as const;
const line = { m: 0 } as const;

interface Props {
  row: TimelineRow;
  /** "Now" or "Next", for the row that is large. */
  mark?: string;
  ticks?: Ticks;
}

/** Names the meals and doses of an hour; a dose before the meal stands before it. */
export function RowText({ row, mark, ticks }: Props) {
  const noteOf = (key: string) =>
    [ANSWERS[ticks?.answers[key] ?? 'had'], ticks?.waiting.get(key)].filter(Boolean).join(' · ');
  const small = { ...line, fontSize: mark ? '0.9375rem' : '0.875rem' } as const;
  const head = { ...line, fontWeight: 600, fontSize: mark ? '1.2rem' : undefined };
  const doses = (before: boolean) =>
    row.doses
      .filter(({ timing }) => (timing === 'B') === before)
      .map((dose) => (
        <Box component="p" key={dose.key} sx={small}>
          <Box component="span" sx={isStopped(ticks, dose.key) ? { color: 'text.secondary' } : undefined}>
            {doseText(dose, dose)}
          </Box>
          {isStopped(ticks, dose.key) ? (
            <strong> {STOPPED_TODAY}</strong>
          ) : (
            noteOf(dose.key) && (
              <Box component="span" sx={quiet}>
                {' '}
                {noteOf(dose.key)}
              </Box>
            )
          )}
        </Box>
      ));
  const said = mark && <Box component="span" sx={{ color: 'var(--maroon)' }}>{`${mark}: `}</Box>;
  const { meals } = row;
  if (meals.length === 0)
    return (
      <>
        <Box component="p" sx={head}>
          {said}
          {slotNames(row)}
        </Box>
        {doses(true)}
        {doses(false)}
      </>
    );
  return (
    <>
      {meals.map((meal, place) => (
        <div key={meal.key}>
          <Box component="p" sx={head}>
            {place === 0 && said}
            {meal.mealType}
            {meal.mealTime && (
              <>
                {', '}
                <Box component="span" sx={quiet}>
                  {[formatTime(meal.mealTime), noteOf(meal.key)].filter(Boolean).join(' · ')}
                </Box>
              </>
            )}
          </Box>
          {place === 0 && doses(true)}
          <Box component="p" sx={mark ? line : small}>
            {choicesText(meal.choices)}
          </Box>
        </div>
      ))}
      {doses(false)}
    </>
  );
}
