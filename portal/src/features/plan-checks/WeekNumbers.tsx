import { daysOfWeek, meanOf, meanOfMeal, unknownItems } from '@clinic/contract/care/foods/day-numbers';
import type { FoodIndex } from '@clinic/contract/care/foods/food-index';
import { REFERENCE_SOURCE, referenceWords } from '@clinic/contract/care/foods/reference-values';
import type { DietWeek } from '@clinic/contract/care/diet-plans/diet-plans';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useDeferredValue, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { foodPage } from './finding-words.ts';
import { NumbersTable } from './NumbersTable.tsx';
import { meanWords, MORE, SHOWN, type NumbersOfPerson } from './number-words.ts';

interface Props {
  week: DietWeek;
  foods: FoodIndex;
  person: NumbersOfPerson;
}

/** Shows the nutrients that a week of the plan gives per day, as far as they are known: only doctors see it. */
export default function WeekNumbers({ week: latest, foods, person }: Props) {
  // Deferred, so that typing does not wait for the sums.
  const week = useDeferredValue(latest);
  const days = useMemo(() => daysOfWeek(week, foods), [week, foods]);
  const [isOpen, setIsOpen] = useState(false);
  const [hasMore, setHasMore] = useState(false);
  const shown = hasMore ? [...SHOWN, ...MORE] : SHOWN;
  const unknown = useMemo(
    () => [...new Set(days.flatMap(({ day }) => unknownItems(week, day, foods).map(({ name }) => name)))],
    [days, week, foods],
  );
  if (days.every(({ items }) => items === 0)) return null;
  return (
    <Box component="section" aria-label={`Numbers of ${week.title}`} sx={{ mb: 5 }}>
      <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <Box component="summary" sx={{ py: 1, cursor: 'pointer', overflowWrap: 'anywhere' }}>
          A day of this week on average: {meanWords(meanOf(days), person.weightKg)}
        </Box>
        {isOpen && (
          <Box sx={{ display: 'grid', gap: 3, justifyItems: 'start', mt: 2, '& > *': { maxWidth: '100%' } }}>
            <NumbersTable
              of="Day"
              rows={days.map((one) => ({ name: String(one.day), numbers: one }))}
              shown={shown}
              references={shown.map((code) =>
                person.isAdult ? referenceWords(code, person.sex) : undefined,
              )}
            />
            <NumbersTable
              of="Meal"
              rows={week.mealPlan.map((meal) => ({
                name: meal.mealType,
                numbers: meanOfMeal(meal, week.totalDays, foods),
              }))}
              shown={shown}
            />
            <Box sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
              Of alternatives the least and the most; of a meal the mean of its days. Reckoned from the
              clinic’s foods: an estimate.
              {hasMore && person.isAdult && ` Reference: ${REFERENCE_SOURCE}.`}
            </Box>
            <Button size="small" variant="outlined" onClick={() => setHasMore(!hasMore)}>
              {hasMore ? 'Fewer values' : 'Minerals and vitamins'}
            </Button>
            {unknown.length > 0 && (
              <Box sx={{ overflowWrap: 'anywhere' }}>
                Not known:{' '}
                {unknown.map((name, place) => (
                  <span key={name}>
                    {place > 0 && ', '}
                    <Link to={foodPage({ name }, foods)}>{name}</Link>
                  </span>
                ))}
              </Box>
            )}
          </Box>
        )}
      </details>
    </Box>
  );
}
