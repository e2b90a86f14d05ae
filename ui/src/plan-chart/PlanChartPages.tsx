import { chartDoses } from '@clinic/contract/care/plan-chart/chart-doses';
import { chartParts, type ChartPart } from '@clinic/contract/care/plan-chart/chart-weeks';
import type { PlanChart } from '@clinic/contract/care/plan-chart/plan-chart';
import type { PlanLanguage } from '@clinic/contract/care/plans/plan-languages';
import { PLAN_WORDS } from '@clinic/contract/care/plans/plan-words';
import type { Day } from '@clinic/contract/clinic-calendar';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useEffect, useMemo } from 'react';
import { blocksOf, type Block } from './chart-blocks.ts';
import { ChartBlocks } from './ChartBlocks.tsx';
import { ChartHead } from './ChartHead.tsx';
import { chartStyles } from './chart-styles.ts';
import { useChartPages } from './useChartPages.ts';
import { usePlanFonts } from './usePlanFonts.ts';

interface Props {
  chart: PlanChart;
  /** Numbers of the weeks to print. */
  weeks: readonly number[];
  language: PlanLanguage;
  today: Day;
  /** Tells whether all pages are laid out, in the fonts of their language. */
  onReady: (isReady: boolean) => void;
}

/** Before the program has a first day, doses are those of today. */
const blocksOfPart = (part: ChartPart, chart: PlanChart, language: PlanLanguage, today: Day): Block[] => {
  const dates = part.days.flatMap(({ date }) => date ?? []);
  return blocksOf(part, chartDoses(chart.doses, dates.length > 0 ? dates : [today], language), chart);
};

/** The pages of a printed plan as they leave the printer. */
export function PlanChartPages({ chart, weeks, language, today, onReady }: Props) {
  const words = PLAN_WORDS[language];
  const parts = useMemo(() => chartParts(chart.weeks, weeks, chart.startDate), [chart, weeks]);
  const blocks = useMemo(
    () => parts.map((part) => blocksOfPart(part, chart, language, today)),
    [parts, chart, language, today],
  );
  const fonts = usePlanFonts(language);
  const { box, pages } = useChartPages(blocks, fonts);
  const isReady = fonts && pages !== undefined;
  useEffect(() => onReady(isReady), [isReady, onReady]);
  return (
    <>
      <GlobalStyles styles={chartStyles} />
      <div ref={box} className="chart-measures no-print" aria-hidden>
        {parts.map((part, place) => (
          <div className="chart-measure" key={place}>
            <ChartBlocks chart={chart} part={part} blocks={blocks[place] ?? []} language={language} />
          </div>
        ))}
      </div>
      {pages?.map((page, place) => {
        const part = parts[page.part];
        if (!part) return null;
        const title = words.page(place + 1, pages.length);
        return (
          <section className="chart-page" lang={language} aria-label={title} key={place}>
            <ChartHead chart={chart} part={part} language={language} />
            <div className="chart-body" style={{ fontSize: `${page.size}pt` }}>
              <ChartBlocks chart={chart} part={part} blocks={page.blocks} language={language} />
            </div>
            <div className="chart-foot">
              <span>{words.plan}</span>
              <span>{title}</span>
            </div>
            {chart.status === 'draft' && <div className="chart-draft">{words.draft}</div>}
          </section>
        );
      })}
    </>
  );
}
