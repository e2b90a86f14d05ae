import type { ChartDose } from '@clinic/contract/care/plan-chart/chart-doses';
import type { PlanLanguage } from '@clinic/contract/care/plans/plan-languages';
import { PLAN_WORDS } from '@clinic/contract/care/plans/plan-words';
import { DOSAGE_SLOTS } from '@clinic/contract/constants';

interface Props {
  doses: readonly ChartDose[];
  language: PlanLanguage;
}

/** A row a medicine: when how many, with what, and on which days. */
export function ChartDoses({ doses, language }: Props) {
  const words = PLAN_WORDS[language];
  return (
    <table className="chart-table chart-doses">
      <thead data-head="doses">
        <tr>
          <th scope="col">{words.dose}</th>
          {DOSAGE_SLOTS.map((slot) => (
            <th scope="col" key={slot}>
              {words.slots[slot]}
            </th>
          ))}
          <th scope="col">{words.days}</th>
        </tr>
      </thead>
      <tbody>
        {doses.map(({ name, strength, slots, vehicle, days, notes }, place) => (
          <tr key={place} data-block>
            <th scope="row">
              {name} <span>{strength}</span>
            </th>
            {DOSAGE_SLOTS.map((slot) => (
              <td key={slot}>{slots[slot]}</td>
            ))}
            <td>{[days, vehicle && `${words.with}: ${vehicle}`, notes].filter(Boolean).join(' · ')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
