/** MUI `sx` of the box around a calendar: the clinic's colours and type on the library's own classes. Appointments last no whole day, so that row is not drawn. */
export const calendarFrame = {
  height: '75vh',
  minHeight: 560,
  minWidth: 0,
  '& .rbc-calendar': { fontSize: '0.833rem' },
  '& .rbc-button-link': { font: 'inherit', color: 'inherit' },
  '& .rbc-event': { borderRadius: '5px', p: '1px 6px', lineHeight: 1.35 },
  '& .rbc-event:focus': { outline: 'none' },
  '& .rbc-event:focus-visible': { outline: '3px solid var(--maroon)', outlineOffset: 1, zIndex: 4 },
  '& .rbc-row-segment': { p: '0 2px 2px', containerType: 'inline-size' },
  '& .rbc-day-slot .rbc-event': { containerType: 'size' },
  // Better the beginning of a name than one letter of everything.
  '@container (max-width: 130px)': {
    '& .visit-time, & .visit-more': { position: 'absolute', clipPath: 'inset(50%)' },
  },
  // Where a second line fits, the time stands on it.
  '@container (min-width: 61px) and (max-width: 130px) and (min-height: 35px)': {
    '& .rbc-day-slot .rbc-event-content': { display: 'flex', flexDirection: 'column' },
    '& .rbc-day-slot .visit-time': { position: 'static', clipPath: 'none', order: 1 },
  },
  '@container (max-width: 60px)': {
    '& .rbc-event': { p: '1px 3px' },
    '&&& .rbc-event-content': { fontSize: '0.7rem', textOverflow: 'clip' },
    '& .rbc-show-more': { fontSize: '0.65rem', letterSpacing: '-0.03em', p: 0, whiteSpace: 'nowrap' },
  },
  // A quarter of an hour: the second line would be cut in half.
  '@container (max-height: 34px)': {
    '& .rbc-day-slot .rbc-event-content': {
      whiteSpace: 'nowrap',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
    },
  },
  '& .rbc-event-label, & .rbc-allday-cell': { display: 'none' },
  '& .rbc-day-slot .rbc-event-content': { fontSize: '0.78rem', lineHeight: 1.25, overflowWrap: 'anywhere' },
  // Days and appointments stand close together and must still be hit.
  '& .rbc-date-cell .rbc-button-link': { minWidth: 28, minHeight: 24 },
  '& .rbc-month-view .rbc-event, & .rbc-show-more': { minHeight: 24 },
  // The time and as much of the name as there is room for.
  '& .rbc-month-view .rbc-event': { px: '3px' },
  '& .rbc-month-view .rbc-event-content': {
    fontSize: '0.75rem',
    lineHeight: '20px',
    letterSpacing: '-0.01em',
  },
  '& .rbc-today': { bgcolor: 'var(--maroon-soft)' },
  '& .rbc-current-time-indicator': { height: 2, bgcolor: 'var(--maroon)' },
  '& .rbc-off-range-bg': { bgcolor: 'var(--cream)' },
  '& .rbc-off-range': { color: 'var(--ink-soft)' },
  '& .rbc-show-more': { color: 'var(--maroon-dark)', bgcolor: 'transparent' },
  '& .rbc-header': { py: 1, fontWeight: 600, color: 'var(--ink-soft)' },
  '& .rbc-timeslot-group': { minHeight: 72 },
  // A quarter of an hour holds a line, and a finger's or a pointer's target.
  '&[data-quarters="true"] .rbc-timeslot-group': { minHeight: 104 },
  '& .rbc-time-view .rbc-header': { minHeight: 30 },
  '& .rbc-agenda-view table.rbc-agenda-table': { tableLayout: 'auto' },
  '& .rbc-agenda-view table.rbc-agenda-table tbody > tr > td': { p: '6px 10px' },
  '& .rbc-agenda-event-cell .rbc-button-link': {
    width: '100%',
    maxWidth: 420,
    minHeight: 32,
    textAlign: 'left',
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
    p: '4px 8px',
    borderRadius: '5px',
  },
  '& .rbc-overlay': { width: 240 },
  '& .rbc-addons-dnd .rbc-event': { transition: 'none' },
  '&&& .rbc-addons-dnd .rbc-event.rbc-addons-dnd-dragged-event': { opacity: 0.45 },
  '& .rbc-addons-dnd .rbc-addons-dnd-drag-preview': { boxShadow: 'var(--shadow-floating)', zIndex: 5 },
  // Nobody is seen then.
  '& .outside-hours': { bgcolor: 'rgb(94 82 72 / 14%)' },
  '& .rbc-background-event': {
    pointerEvents: 'none',
    justifyContent: 'flex-end',
    border: '1px dashed var(--ink-soft)',
    borderRadius: '5px',
    opacity: 1,
    color: 'var(--ink)',
    background: 'repeating-linear-gradient(135deg, var(--cream) 0 8px, var(--paper) 8px 16px)',
    p: '1px 6px',
    fontSize: '0.78rem',
  },
  '& .day-note': {
    float: 'left',
    maxWidth: 'calc(100% - 34px)',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontSize: '0.72rem',
    fontWeight: 400,
    color: 'var(--ink-soft)',
    pl: 1,
  },
  // On a phone the agenda's line says the time, which has a column of its own elsewhere.
  '& .agenda-time': { display: 'none' },
  '@media (max-width: 767.95px)': {
    '& .rbc-agenda-time-cell, & .rbc-agenda-table th:nth-of-type(2)': { display: 'none' },
    '& .agenda-time': { display: 'inline' },
  },
} as const;
