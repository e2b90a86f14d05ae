import { eventLayout } from './event-layout.ts';
import { weekColumnsLook } from './week-columns.ts';

const TODAY = 'rgb(107 31 42 / 5%)';

/**
 * Styles of the box around a calendar, on the library's own classes. No appointment lasts a whole day, so that row is
 * hidden.
 */
export const calendarFrame = {
  height: '75vh',
  minHeight: 560,
  minWidth: 0,
  '& .rbc-calendar': { fontSize: '0.833rem' },
  '& .rbc-button-link': { font: 'inherit', color: 'inherit' },
  '& .rbc-event': { borderRadius: '5px', p: '1px 6px', lineHeight: 1.35 },
  '& .rbc-event:focus': { outline: 'none' },
  '& .rbc-event:focus-visible': { outline: '3px solid var(--maroon)', outlineOffset: 1, zIndex: 4 },
  ...eventLayout,
  '& .rbc-event-label, & .rbc-allday-cell': { display: 'none' },
  // Days and appointments are close together but must be easy to hit.
  '& .rbc-date-cell': { containerType: 'inline-size' },
  '& .rbc-date-cell .rbc-button-link': { minWidth: 28, minHeight: 24 },
  '& .rbc-today': { bgcolor: TODAY },
  // The day view does not mark today.
  '& .rbc-time-view-resources .rbc-today': { bgcolor: 'transparent' },
  '& .rbc-date-cell.rbc-now .rbc-button-link': {
    bgcolor: 'var(--maroon)',
    color: 'var(--paper)',
    borderRadius: '5px',
  },
  '& .rbc-header.rbc-today': { color: 'var(--maroon)' },
  '& .rbc-current-time-indicator': { height: 2, bgcolor: 'var(--maroon)' },
  '& .rbc-off-range-bg': { bgcolor: 'var(--cream)' },
  // A week with many simultaneous visits scrolls sideways; hours and days stay in sight.
  '& .rbc-time-header': { overflow: 'hidden' },
  '& .rbc-time-header-content': { minWidth: 'auto' },
  ...weekColumnsLook,
  '& .rbc-time-content > .rbc-time-gutter, & .rbc-time-header-gutter': {
    position: 'sticky',
    left: 0,
    zIndex: 6,
    bgcolor: 'var(--paper)',
  },
  '& .rbc-off-range': { color: 'var(--ink-soft)' },
  '& .rbc-show-more': { color: 'var(--maroon-dark)', bgcolor: 'transparent' },
  '& .rbc-header': { py: 1, fontWeight: 600, color: 'var(--ink-soft)' },
  // Half an hour has room for name and time.
  '& .rbc-timeslot-group': { minHeight: 80 },
  // A quarter of an hour has room for one line, and is large enough to hit.
  '&[data-quarters="true"] .rbc-timeslot-group': { minHeight: 104 },
  '& .rbc-time-view .rbc-header': { minHeight: 30 },
  '& .rbc-agenda-view table.rbc-agenda-table': { tableLayout: 'auto' },
  '& .rbc-agenda-view table.rbc-agenda-table tbody > tr > td': { p: '6px 10px', textTransform: 'none' },
  '& .rbc-agenda-empty': { py: 8, textAlign: 'center', color: 'text.secondary' },
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
  // Hours without visits are grey.
  '& .outside-hours': { bgcolor: 'rgb(94 82 72 / 9%)' },
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
  // On a phone the time is part of the agenda's line; elsewhere it has a column.
  '& .agenda-time': { display: 'none' },
  '@media (max-width: 767.95px)': {
    '& .rbc-agenda-time-cell, & .rbc-agenda-table th:nth-of-type(2)': { display: 'none' },
    '& .agenda-time': { display: 'inline' },
  },
} as const;
