const unseen = { position: 'absolute', clipPath: 'inset(50%)' } as const;
/** Whole words in one line of so many pixels: what does not fit goes to the next one, which is not seen. */
const oneLine = (height: number) =>
  ({ height, lineHeight: `${height}px`, overflow: 'hidden', overflowWrap: 'anywhere' }) as const;

/**
 * MUI `sx` of what stands on an appointment: its time and as much of the name as fits, in any width; the rest where there
 * is room.
 * Of a month the row's part is measured, in days and weeks the appointment itself.
 */
export const eventLayout = {
  // The library measures a row with an empty one, which has no width of its own.
  '& .rbc-row-segment': { p: '0 2px 2px', containerType: 'inline-size', flexBasis: 'calc(100% / 7)' },
  '@media (max-width: 599.95px)': { '& .rbc-row-segment': { px: '1px' } },
  '& .rbc-month-view .rbc-event, & .rbc-show-more': { minHeight: 24 },
  '& .rbc-month-view .rbc-event': { px: '3px' },
  '& .rbc-month-view .rbc-event-content': {
    display: 'flex',
    columnGap: '4px',
    fontSize: '0.75rem',
    letterSpacing: '-0.01em',
    whiteSpace: 'normal',
  },
  // The fonts that have the marks draw them far apart.
  '& .visit-time > [aria-hidden]': { letterSpacing: '-0.15em', mr: '3px' },
  '& .rbc-month-view .visit-time': { flex: 'none', ...oneLine(20) },
  // The surname tells two clients with one first name apart.
  '& .rbc-month-view .rbc-event-content > strong': {
    minWidth: 0,
    ...oneLine(20),
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
  },
  '& .rbc-month-view .visit-more': unseen,
  '& .rbc-day-slot .rbc-event': { containerType: 'size', px: '4px' },
  '& .rbc-day-slot .rbc-event-content': { fontSize: '0.77rem', lineHeight: 1.25, overflowWrap: 'anywhere' },
  // The order tells AM from PM; nothing else tells the surname.
  '@container (min-width: 130.1px) and (max-width: 200px)': { '& .rbc-month-view .visit-half': unseen },
  '@container (max-width: 130px)': {
    '& .visit-more': unseen,
    '& .rbc-month-view .rbc-event': { minHeight: 33 },
    '& .rbc-month-view .rbc-event-content': { flexDirection: 'column' },
    '& .rbc-month-view .visit-time, & .rbc-month-view .rbc-event-content > strong': oneLine(15),
  },
  '@container (max-width: 60px)': {
    '& .rbc-month-view .rbc-event': {
      px: '1px',
      borderLeftWidth: '3px !important',
      borderRightWidth: '2px !important',
    },
    '& .rbc-month-view .rbc-event-content': { fontSize: '0.68rem', letterSpacing: '-0.03em' },
    '& .rbc-month-view .rbc-event-content > strong': { textOverflow: 'clip' },
    '& .rbc-month-view .visit-time': { fontSize: '0.63rem' },
    '& .visit-time > [aria-hidden]': { letterSpacing: '-0.25em' },
    '& .rbc-show-more': { fontSize: '0.65rem', letterSpacing: '-0.03em', p: 0, whiteSpace: 'nowrap' },
    // Where no word fits, a mark in the pattern of time off.
    '& .day-note': {
      width: 10,
      height: 10,
      mt: '7px',
      ml: '3px',
      p: 0,
      textIndent: 12,
      border: '1px solid var(--ink-soft)',
      background: 'repeating-linear-gradient(135deg, var(--ink-soft) 0 1px, var(--paper) 1px 4px)',
    },
    '& .rbc-day-slot .rbc-event-content': { letterSpacing: '-0.03em', overflowWrap: 'normal' },
  },
  // Where a second line fits, the time stands on it.
  '@container (max-width: 130px) and (min-height: 31px)': {
    '& .rbc-day-slot .rbc-event-content': { display: 'flex', flexDirection: 'column' },
    '& .rbc-day-slot .visit-time': { order: 1 },
  },
  // A quarter of an hour: the second line would be cut in half.
  '@container (max-height: 30.9px)': {
    '& .rbc-day-slot .rbc-event-content': oneLine(20),
  },
  // Beside the hour that it stands at, the name says more.
  '@container (max-width: 130px) and (max-height: 30.9px)': {
    '& .rbc-day-slot .visit-time': unseen,
  },
} as const;
