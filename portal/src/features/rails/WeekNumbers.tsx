import {
  daysOfWeek,
  meanOf,
  meanOfMeal,
  unknownItems,
  type Numbers,
} from '@clinic/contract/care/foods/day-numbers';
import type { FoodIndex } from '@clinic/contract/care/foods/food-index';
import type { Nutrient } from '@clinic/contract/care/foods/foods';
import { REFERENCE_SOURCE, referenceWords } from '@clinic/contract/care/foods/reference-values';
import type { DietWeek } from '@clinic/contract/care/diet-plans';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { foodPage } from './rail-words.ts';
import { MORE, nutrientOf, numbersWords, rangeWords, SHOWN, type NumbersOfPerson } from './number-words.ts';

const Table = styled('table')({
  borderCollapse: 'collapse',
  fontSize: '0.9375rem',
  fontVariantNumeric: 'tabular-nums',
  'th, td': { padding: '4px 12px 4px 0', textAlign: 'right', whiteSpace: 'nowrap' },
  'th:first-of-type': { textAlign: 'left' },
  'tbody tr': { borderTop: '1px solid var(--line)' },
});

interface Props {
  week: DietWeek;
  foods: FoodIndex;
  person: NumbersOfPerson;
}

interface Row {
  name: string;
  numbers: Numbers;
}

function NumbersTable({
  of,
  rows,
  shown,
  references,
}: {
  /** "Day" or "Meal": what its rows are. */
  of: string;
  rows: Row[];
  shown: readonly Nutrient[];
  references?: (string | undefined)[];
}) {
  return (
    // It scrolls on a phone, by keyboard too.
    <Box
      sx={{ overflowX: 'auto' }}
      component="section"
      tabIndex={0}
      aria-label={`Numbers of each ${of.toLowerCase()}`}
    >
      <Table>
        <thead>
          <tr>
            <th scope="col">{of}</th>
            {shown.map((code) => (
              <th scope="col" key={code}>
                {nutrientOf(code).label} ({nutrientOf(code).unit})
              </th>
            ))}
            <th scope="col">Known</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, numbers }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {shown.map((code) => (
                <td key={code}>{rangeWords(numbers.nutrients[code])}</td>
              ))}
              <td>
                {numbers.known} of {numbers.items}
              </td>
            </tr>
          ))}
          {references?.some(Boolean) && (
            <tr>
              <th scope="row">Reference</th>
              {shown.map((code, place) => (
                <td key={code}>{references[place]}</td>
              ))}
              <td>–</td>
            </tr>
          )}
        </tbody>
      </Table>
    </Box>
  );
}

/** What a week of the plan gives a day, as far as it is known: for the doctor alone. */
export default function WeekNumbers({ week, foods, person }: Props) {
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
          A day of this week on average: {numbersWords(meanOf(days), person.weightKg)}
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
