import { formatTime } from '@clinic/contract/clinic-calendar';
import type { DietWeek, Meal, MealItem } from '@clinic/contract/care/diet-plans/diet-plans';
import Box from '@mui/material/Box';
import { Fragment, type ReactNode } from 'react';
import { mealsInOrder } from '@clinic/contract/care/diet-plans/diet-plan-days';
import { daysText, itemDays, itemText } from '@clinic/contract/care/diet-plans/diet-plan-words';
import { MealTable } from './MealTable.tsx';

/** On paper it would be true for one day only. */
const todayMark = { color: 'var(--leaf-dark)', '@media print': { color: 'inherit', fontWeight: 400 } };

interface ItemsProps {
  group: readonly MealItem[];
  weekDays: number;
  today?: number;
  /** Signs behind an item, by its index in the group. */
  signs?: (item: number) => ReactNode;
}

function Items({ group, weekDays, today, signs }: ItemsProps) {
  return itemDays(group).map(({ item, from, to }, position) => {
    const days = daysText(from, to, weekDays);
    const isToday = today !== undefined && from <= today && today <= to && days !== '';
    return (
      <Fragment key={position}>
        {position > 0 && ' + '}
        <Box component={isToday ? 'strong' : 'span'} sx={isToday ? todayMark : undefined}>
          {itemText(item)}
          {days && (
            <Box component="span" sx={{ color: 'var(--ink-soft)', fontWeight: 400 }}>
              {' '}
              [{days}
              {isToday && <span className="no-print">, today</span>}]
            </Box>
          )}
          {signs?.(position)}
        </Box>
      </Fragment>
    );
  });
}

interface FoodProps {
  meal: Meal;
  week: DietWeek;
  today?: number;
  signs?: (group: number, item: number) => ReactNode;
}

/** A meal's items: joined by +, alternatives by /. */
export function Food({ meal, week, today, signs }: FoodProps) {
  const grouped = meal.itemGroups.length > 1;
  return meal.itemGroups.map((group, position) => {
    const brackets = grouped && group.length > 1;
    return (
      <Box key={position} sx={{ '& + &': { mt: 1 } }}>
        {position > 0 && '/ '}
        {brackets && '('}
        <Items
          group={group}
          weekDays={week.totalDays}
          today={today}
          signs={signs && ((item) => signs(position, item))}
        />
        {brackets && ')'}
      </Box>
    );
  });
}

interface Props {
  week: DietWeek;
  /** Day of this week (1 = its first), when today is in this week. */
  today?: number;
}

export function MealSchedule({ week, today }: Props) {
  const meals = mealsInOrder(week.mealPlan);
  return (
    <MealTable>
      <thead>
        <tr>
          <th scope="col">Meal Type</th>
          <th scope="col">Time</th>
          <th scope="col">Diet Plan</th>
        </tr>
      </thead>
      <tbody>
        {meals.map((meal) => (
          <tr key={meal.mealType}>
            <th scope="row">{meal.mealType}</th>
            <td className="time">{formatTime(meal.mealTime)}</td>
            <td className="food">
              <Food meal={meal} week={week} today={today} />
            </td>
          </tr>
        ))}
      </tbody>
    </MealTable>
  );
}
