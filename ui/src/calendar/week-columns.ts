import { addDays } from '@clinic/contract/clinic-calendar';
import { mostAtOnce } from './at-once.ts';
import { calendarDay } from './calendar-days.ts';

/** Pixels: a visit beside others in a week still holds a first name. */
const VISIT_WIDTH = 84;
/** Pixels: a day without hours and visits holds its name. */
const FOLDED_WIDTH = 56;

const DAYS = [0, 1, 2, 3, 4, 5, 6] as const;

interface Week {
  /** Its first day, yyyy-MM-dd. */
  from: string;
  visits: readonly { start: Date; end: Date }[];
  /** They are drawn behind the visits. */
  bands?: readonly { start: Date }[];
  isClosed?: (day: string) => boolean;
}

/** How wide the days of a week are, as CSS variables: each by its visits, and a closed one folded. */
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
  // Where no hours are known the week is drawn as it is.
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

/** MUI `sx` by which columns and their headings follow the variables. */
export const weekColumnsLook = Object.fromEntries(
  DAYS.map((at) => [
    // The hours stand before the first day.
    `& .rbc-time-view:not(.rbc-time-view-resources) :is(.rbc-time-header-cell > .rbc-header:nth-of-type(${at + 1}), .rbc-time-content > .rbc-day-slot:nth-of-type(${at + 2}))`,
    {
      flex: `var(--grows-${at}, 1) 0 0`,
      width: 'auto',
      minWidth: `var(--width-${at}, ${VISIT_WIDTH}px)`,
    },
  ]),
);
