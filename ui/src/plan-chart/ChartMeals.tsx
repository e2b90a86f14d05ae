import { chartDay, chartTime, chartWeekday } from '@clinic/contract/care/plan-chart/chart-days';
import type { ChartDay, ChartRow } from '@clinic/contract/care/plan-chart/chart-weeks';
import type { PlanChart } from '@clinic/contract/care/plan-chart/plan-chart';
import { itemText } from '@clinic/contract/care/diet-plans/diet-plan-words';
import type { MealItem } from '@clinic/contract/care/diet-plans/diet-plans';
import type { PlanLanguage } from '@clinic/contract/care/plans/plan-languages';
import { PLAN_WORDS } from '@clinic/contract/care/plans/plan-words';
import { Fragment } from 'react';

interface Props {
  days: readonly ChartDay[];
  rows: readonly ChartRow[];
  foods: PlanChart['foods'];
  language: PlanLanguage;
}

/** A food by its name in the plan's language, or as it was typed. */
const inLanguage = (item: MealItem, foods: PlanChart['foods'], language: PlanLanguage): MealItem => {
  const known = language === 'en' ? '' : foods[item.name]?.[language];
  return known ? { ...item, name: known } : item;
};

/** Meals below each other, days beside each other; what is the same on days that follow each other stands once. */
export function ChartMeals({ days, rows, foods, language }: Props) {
  const words = PLAN_WORDS[language];
  return (
    <table className="chart-table chart-meals">
      <thead data-head="meals">
        <tr>
          <th scope="col">{words.meal}</th>
          {days.map(({ day, date }) => (
            <th scope="col" key={day}>
              {date ? `${chartWeekday(date, language)} ${chartDay(date, language)}` : words.day(day)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ mealType, mealTime, cells }) => (
          <tr key={mealType} data-block>
            <th scope="row">
              {words.meals[mealType]}
              {mealTime && <span className="time">{chartTime(mealTime, language)}</span>}
            </th>
            {cells.map((cell, place) => (
              <td key={place} colSpan={cell.days}>
                {cell.choices.map((item, choice) => (
                  <Fragment key={choice}>
                    {choice > 0 && <em> {words.or} </em>}
                    {itemText(inLanguage(item, foods, language))}
                  </Fragment>
                ))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
