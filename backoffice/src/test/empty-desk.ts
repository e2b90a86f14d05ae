import type { DeskLists } from '@clinic/contract/dashboards/desk-worklists';

const none = { count: 0, rows: [] };
/** A desk with nothing to do. */
export const nothing: DeskLists = {
  toTell: none,
  requests: none,
  callBacks: none,
  wishedVisits: none,
  inTimeOff: none,
  clientChanges: none,
  notReminded: none,
  notRecorded: none,
  earlier: none,
  noShows: none,
  missedSeries: none,
  saidPaid: none,
  overdue: { ...none, sum: 0 },
  enquiries: none,
  contacts: none,
  alike: none,
  lapsed: none,
  lowStock: none,
};
