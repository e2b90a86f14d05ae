/** MUI `sx` of the box around a calendar: the clinic's colours and type on the library's own classes. */
export const calendarFrame = {
  height: '75vh',
  minHeight: 560,
  minWidth: 0,
  '& .rbc-calendar': { fontSize: '0.833rem' },
  '& .rbc-event': { borderRadius: '5px', p: '1px 6px' },
  '& .rbc-today': { bgcolor: 'var(--maroon-soft)' },
  '& .rbc-off-range-bg': { bgcolor: 'var(--cream)' },
  '& .rbc-off-range': { color: 'var(--ink-soft)' },
  '& .rbc-show-more': { color: 'var(--maroon-dark)', bgcolor: 'transparent' },
  '& .rbc-header': { py: 1, fontWeight: 600, color: 'var(--ink-soft)' },
} as const;
