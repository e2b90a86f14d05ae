import { addDays } from '@clinic/contract/clinic-calendar';
import { mostAtOnce } from './at-once.ts';
import { calendarDay } from './calendar-days.ts';

/** Pixels of a visit beside others: enough for a first name. */
const VISIT_WIDTH = 84;
/** Pixels of a day without hours and visits: enough for its name. */
const FOLDED_WIDTH = 56;

const DAYS = [0, 1, 2, 3, 4, 5, 6] as const;

interface Week {
  /** First day, yyyy-MM-dd. */
  from: string;
  visits: readonly { start: Date; end: Date }[];
  /** Bands drawn behind the visits. */
  bands?: readonly { start: Date }[];
  isClosed?: (day: string) => boolean;
}

/** Widths of a week's days as CSS variables: by their visits; closed days are narrow. */
export function weekColumns({
  from,
  visits,
  bands = [],
  isClosed = () => false,
}: Week): Record<string, string> {
  const days = DAYS.map((at) => {
    const day = addDays(from, at);
    const isHere = ({ start }: { start: Date }) => calendarDay(start) === day;
    const own = visits.filter(isHere);
    return { own, isEmpty: own.length === 0 && !bands.some(isHere) && isClosed(day) };
  });
  // Without known hours no day is folded.
  const folds = !days.every(({ isEmpty }) => isEmpty);
  return Object.fromEntries(
    days.flatMap(({ own, isEmpty }, at) => {
      const isFolded = folds && isEmpty;
      const width = isFolded ? FOLDED_WIDTH : VISIT_WIDTH * Math.max(1, mostAtOnce(own));
      return [
        [`--width-${at}`, `${width}px`],
        [`--grows-${at}`, isFolded ? '0' : '1'],
      ];
    }),
  );
}

/** Styles that make columns and headings follow these variables. */
export const weekColumnsLook = Object.fromEntries(
  DAYS.map((at) => [
    // The column of hours comes before the first day.
    `& .rbc-time-view:not(.rbc-time-view-resources) :is(.rbc-time-header-cell > .rbc-header:nth-of-type(${at + 1}), .rbc-time-content > .rbc-day-slot:nth-of-type(${at + 2}))`,
    {
      flex: `var(--grows-${at}, 1) 0 0`,
      width: 'auto',
      minWidth: `var(--width-${at}, ${VISIT_WIDTH}px)`,
    },
  ]),
);
