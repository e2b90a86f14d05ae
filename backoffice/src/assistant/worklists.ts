import type { DeskLists } from '@clinic/contract/dashboards/desk-worklists';

export type DeskListName = keyof DeskLists;

interface Words {
  title: string;
  /** The sentence for an empty list. */
  good: string;
  /** Link to the screen with the complete list. */
  whole?: { label: string; to: string };
}

export const DESK_LISTS: Readonly<Record<DeskListName, Words>> = {
  toTell: { title: 'To tell', good: 'everybody without an e-mail is told' },
  requests: { title: 'Appointment requests', good: 'every request is answered' },
  callBacks: { title: 'To call back', good: 'everybody who wanted a call has had it' },
  wishedVisits: { title: 'Visits to book', good: 'every visit that a doctor asked for is booked' },
  inTimeOff: { title: 'Visits inside time off', good: 'nobody is booked while somebody is away' },
  clientChanges: { title: 'Changed by clients', good: 'no client has changed a visit' },
  notReminded: { title: 'Tomorrow without a reminder', good: 'everybody of tomorrow is told' },
  notRecorded: { title: 'Outcomes not recorded', good: 'every visit has its outcome' },
  earlier: { title: 'Earlier time free', good: 'nobody waits for an earlier time that is free' },
  noShows: { title: 'Did not come', good: 'everybody came or is booked again' },
  missedSeries: { title: 'Missed twice in a row', good: 'no series goes on without its client' },
  saidPaid: { title: 'Clients say they paid', good: 'every payment that clients named is looked for' },
  overdue: {
    title: 'Overdue invoices',
    good: 'no invoice is overdue',
    whole: { label: 'All dues', to: '/all-invoices/dues' },
  },
  enquiries: { title: 'New enquiries', good: 'every enquiry is dealt with' },
  contacts: { title: 'Phone or e-mail differs', good: 'every phone number is agreed' },
  alike: { title: 'Twice in the books?', good: 'nobody is twice in the books' },
  lapsed: { title: 'Lapsed clients', good: 'no client has gone without a plan' },
  lowStock: { title: 'Low stock', good: 'the stock is full' },
};

export const LIST_NAMES = Object.keys(DESK_LISTS) as DeskListName[];

/** Number of lists beside today's visits on a wide screen. */
const BESIDE = 3;

/** Splits the lists with rows: those beside today's visits, and those below. */
export function waitingLists(
  lists: DeskLists,
  below: boolean,
): { first: DeskListName[]; later: DeskListName[] } {
  const waiting = LIST_NAMES.filter((name) => lists[name].count > 0);
  const beside = below ? BESIDE : waiting.length;
  return { first: waiting.slice(0, beside), later: waiting.slice(beside) };
}
