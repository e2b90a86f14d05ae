const unseen = { position: 'absolute', clipPath: 'inset(50%)' } as const;
/** Clips a line of this height at whole words. */
const oneLine = (height: number) =>
  ({ height, lineHeight: `${height}px`, overflow: 'hidden', overflowWrap: 'anywhere' }) as const;

/**
 * Styles of an event's text: time and as much of the name as fits any width, more where there is room. Container
 * queries measure the row's part in a month, the event itself in days and weeks.
 */
export const eventLayout = {
  // The library measures rows with an empty one, which has no width.
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
  // Fallback fonts draw these marks too far apart.
  '& .visit-time > [aria-hidden]': { letterSpacing: '-0.15em', mr: '3px' },
  '& .rbc-month-view .visit-time': { flex: 'none', ...oneLine(20) },
  // The surname distinguishes clients with the same first name.
  '& .rbc-month-view .rbc-event-content > strong': {
    minWidth: 0,
    ...oneLine(20),
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
  },
  '& .rbc-month-view .visit-more': unseen,
  '& .rbc-day-slot .rbc-event': { containerType: 'size', px: '4px' },
  '& .rbc-day-slot .rbc-event-content': { fontSize: '0.77rem', lineHeight: 1.25, overflowWrap: 'anywhere' },
  // AM and PM follow from the order of visits, but nothing else tells the surname, so the surname stays.
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
    // Without room for a word, a mark with the pattern of time off.
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
  // With room for two lines the time is on the second.
  '@container (max-width: 130px) and (min-height: 31px)': {
    '& .rbc-day-slot .rbc-event-content': { display: 'flex', flexDirection: 'column' },
    '& .rbc-day-slot .visit-time': { order: 1 },
  },
  // In a quarter of an hour a second line would be cut in half.
  '@container (max-height: 30.9px)': {
    '& .rbc-day-slot .rbc-event-content': oneLine(20),
  },
  // The hour is visible at the side, so the name is more useful.
  '@container (max-width: 130px) and (max-height: 30.9px)': {
    '& .rbc-day-slot .visit-time': unseen,
  },
} as const;
