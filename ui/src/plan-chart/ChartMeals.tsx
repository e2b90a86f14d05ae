import { dayIn, weekdayIn } from '@clinic/contract/care/plans/dates-in-language';
import type { ChartDay, ChartRow } from '@clinic/contract/care/plan-chart/chart-weeks';
import type { PlanChart } from '@clinic/contract/care/plan-chart/plan-chart';
import { itemText } from '@clinic/contract/care/diet-plans/diet-plan-words';
import { speechIn } from '@clinic/contract/care/plans/plan-speech';
import type { PlanLanguage } from '@clinic/contract/care/plans/plan-languages';
import { PLAN_WORDS } from '@clinic/contract/care/plans/plan-words';
import { Fragment } from 'react';

interface Props {
  days: readonly ChartDay[];
  rows: readonly ChartRow[];
  foods: PlanChart['foods'];
  language: PlanLanguage;
}

/** Meals below each other, days beside each other; what is the same on days that follow each other stands once. */
export function ChartMeals({ days, rows, foods, language }: Props) {
  const words = PLAN_WORDS[language];
  const speech = speechIn(language, ({ name }) => foods[name]);
  return (
    <table className="chart-table chart-meals">
      <thead data-head="meals">
        <tr>
          <th scope="col">{words.meal}</th>
          {days.map(({ day, date }) => (
            <th scope="col" key={day}>
              {date ? `${weekdayIn(date, language)} ${dayIn(date, language)}` : words.day(String(day))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ mealType, mealTime, cells }) => (
          <tr key={mealType} data-block>
            <th scope="row">
              {speech.meal(mealType)}
              {mealTime && <span className="time">{speech.time(mealTime)}</span>}
            </th>
            {cells.map((cell, place) => (
              <td key={place} colSpan={cell.days}>
                {cell.choices.map((item, choice) => (
                  <Fragment key={choice}>
                    {choice > 0 && <em> {speech.or} </em>}
                    {itemText(item, speech.food, speech.unit)}
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
