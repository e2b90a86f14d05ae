import type { ChartDose } from '@clinic/contract/care/plan-chart/chart-doses';
import type { ChartPart, ChartRow } from '@clinic/contract/care/plan-chart/chart-weeks';
import type { PlanChart } from '@clinic/contract/care/plan-chart/plan-chart';

/** Sections of a page, in their order. */
export const SECTIONS = ['meals', 'doses', 'lists', 'notes'] as const;

/** A block is drawn whole: it is never divided between two pages. */
export type Block =
  | { section: 'meals'; row: ChartRow }
  | { section: 'doses'; dose: ChartDose }
  | { section: 'lists' }
  | { section: 'notes'; text: string };

/** The blocks of a part in the order of the page; notes go on by their paragraphs. */
export const blocksOf = (
  { rows }: ChartPart,
  doses: readonly ChartDose[],
  { notes }: Pick<PlanChart, 'notes'>,
): Block[] => [
  ...rows.map((row): Block => ({ section: 'meals', row })),
  ...doses.map((dose): Block => ({ section: 'doses', dose })),
  { section: 'lists' },
  ...notes
    .split('\n')
    .filter((text) => text.trim() !== '')
    .map((text): Block => ({ section: 'notes', text })),
];
