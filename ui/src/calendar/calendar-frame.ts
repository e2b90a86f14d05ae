/** MUI `sx` of the box around a calendar: the clinic's colours and type on the library's own classes. Appointments last no whole day, so that row is not drawn. */
export const calendarFrame = {
  height: '75vh',
  minHeight: 560,
  minWidth: 0,
  '& .rbc-calendar': { fontSize: '0.833rem' },
  '& .rbc-button-link': { font: 'inherit', color: 'inherit' },
  '& .rbc-event': { borderRadius: '5px', p: '1px 6px', lineHeight: 1.35 },
  '& .rbc-event-label, & .rbc-allday-cell': { display: 'none' },
  '& .rbc-day-slot .rbc-event-content': { fontSize: '0.78rem', overflowWrap: 'anywhere' },
  // Days and appointments stand close together and must still be hit.
  '& .rbc-date-cell .rbc-button-link': { minWidth: 28, minHeight: 24 },
  '& .rbc-month-view .rbc-event, & .rbc-show-more': { minHeight: 24 },
  '& .rbc-today': { bgcolor: 'var(--maroon-soft)' },
  '& .rbc-current-time-indicator': { height: 2, bgcolor: 'var(--maroon)' },
  '& .rbc-off-range-bg': { bgcolor: 'var(--cream)' },
  '& .rbc-off-range': { color: 'var(--ink-soft)' },
  '& .rbc-show-more': { color: 'var(--maroon-dark)', bgcolor: 'transparent' },
  '& .rbc-header': { py: 1, fontWeight: 600, color: 'var(--ink-soft)' },
  '& .rbc-timeslot-group': { minHeight: 72 },
  '& .rbc-time-view .rbc-header': { minHeight: 30 },
  '& .rbc-agenda-view table.rbc-agenda-table': { tableLayout: 'auto' },
  '& .rbc-agenda-view table.rbc-agenda-table tbody > tr > td': { p: '6px 10px' },
  // On a phone the agenda's line says the time, which has a column of its own elsewhere.
  '& .agenda-time': { display: 'none' },
  '@media (max-width: 767.95px)': {
    '& .rbc-agenda-time-cell, & .rbc-agenda-table th:nth-of-type(2)': { display: 'none' },
    '& .agenda-time': { display: 'inline' },
  },
} as const;
