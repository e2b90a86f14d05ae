import type { TimelineRow } from '@clinic/contract/care/journal/day-timeline';
import type { JournalAnswer } from '@clinic/contract/care/journal/journal';
import Box from '@mui/material/Box';
import { doseName, mealName } from './day-names.ts';
import { TickButton } from './TickButton.tsx';
import type { Ticks } from './ticks.ts';

const HAD = ['had', 'Had it'] as const;
const OTHERS = [
  ['swapped', 'Swapped'],
  ['skipped', 'Skipped'],
] as const;
const TAKEN = [['had', 'Taken']] as const;

interface Props {
  /** The meals and doses of the hour that are asked. */
  asked: Pick<TimelineRow, 'meals' | 'doses'>;
  ticks: Ticks;
}

/** The answers of an hour one by one, beside its one tick. */
export function OtherAnswers({ asked: { meals, doses }, ticks }: Props) {
  // The row's tick is the same as "Had it" where it asks for one thing.
  const ofMeals = meals.length + doses.length > 1 ? [HAD, ...OTHERS] : OTHERS;
  const answers = (
    key: string,
    name: string,
    shown: string,
    choices: readonly (readonly [JournalAnswer, string])[],
  ) => (
    <Box key={key} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <Box component="span" sx={{ flex: '1 1 7rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        {shown}
      </Box>
      {choices.map(([state, label]) => (
        <TickButton
          key={state}
          label={label}
          of={name}
          pressed={ticks.answers[key] === state}
          onPress={() =>
            ticks.onAnswer([{ item: key, state: ticks.answers[key] === state ? 'none' : state }])
          }
        />
      ))}
    </Box>
  );
  return (
    <Box sx={{ clear: 'both', display: 'grid', gap: 2, pt: 2 }}>
      {meals.map((meal) => answers(meal.key, mealName(meal), meal.mealType, ofMeals))}
      {doses.map((dose) => answers(dose.key, doseName(dose), dose.name, TAKEN))}
    </Box>
  );
}
