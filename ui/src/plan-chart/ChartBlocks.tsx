import type { ChartPart } from '@clinic/contract/care/plan-chart/chart-weeks';
import type { PlanChart } from '@clinic/contract/care/plan-chart/plan-chart';
import type { PlanLanguage } from '@clinic/contract/care/plans/plan-languages';
import { PLAN_WORDS } from '@clinic/contract/care/plans/plan-words';
import type { Block } from './chart-blocks.ts';
import { ChartDoses } from './ChartDoses.tsx';
import { ChartLists } from './ChartLists.tsx';
import { ChartMeals } from './ChartMeals.tsx';

interface Props {
  chart: PlanChart;
  part: ChartPart;
  blocks: readonly Block[];
  language: PlanLanguage;
}

/** The blocks of one page, those of a section below its heading. */
export function ChartBlocks({ chart, part, blocks, language }: Props) {
  const rows = blocks.flatMap((block) => (block.section === 'meals' ? [block.row] : []));
  const doses = blocks.flatMap((block) => (block.section === 'doses' ? [block.dose] : []));
  const notes = blocks.flatMap((block) => (block.section === 'notes' ? [block.text] : []));
  return (
    <>
      {rows.length > 0 && <ChartMeals days={part.days} rows={rows} foods={chart.foods} language={language} />}
      {doses.length > 0 && <ChartDoses doses={doses} language={language} />}
      {blocks.some(({ section }) => section === 'lists') && <ChartLists chart={chart} language={language} />}
      {notes.length > 0 && (
        <div className="chart-notes">
          <h2 data-head="notes">{PLAN_WORDS[language].notes}</h2>
          {notes.map((text, place) => (
            <p key={place} data-block>
              {text}
            </p>
          ))}
        </div>
      )}
    </>
  );
}
