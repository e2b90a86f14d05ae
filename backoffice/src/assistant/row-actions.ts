import {
  clinicDateTime,
  formatShortMoment,
  formatTime,
  type ClinicMoment,
  type Day,
} from '@clinic/contract/clinic-calendar';
import { ALIKE_ANSWERS, ALIKE_WORDS, type AlikeAnswer } from '@clinic/contract/clients/alike';
import type {
  AlikeRow,
  CalledClientRow,
  CalledVisitRow,
  DeskVisit,
  EarlierRow,
  EnquiryRow,
  RequestRow,
  ToTellRow,
  WishRow,
  DeskVisitRow,
} from '@clinic/contract/dashboards/desk-worklists';
import type { Enquiry } from '@clinic/contract/clients/enquiries';
import type { Outcome } from '@clinic/contract/scheduling/visit-outcome';
import type { TellingOutcome } from '@clinic/contract/notifications/telling-calls';
import type { WorkRow } from '@clinic/contract/dashboards/work-rows';
import { visitText, whatsAppLink } from '@clinic/contract/clients/whatsapp';
import { clinicZone } from '@clinic/ui/clinic-page';
import { deskPath } from '../invoices/invoice-path.ts';
import type { RowAction, RowActions } from '../work-rows/row-action.ts';
import type { Step } from './VisitStep.tsx';
import type { DeskListName } from './worklists.ts';

export interface DeskWays {
  step: (step: Step) => void;
  register: (enquiry: Enquiry, books?: boolean) => void;
  callBack: (enquiry: Enquiry) => void;
  called: (enquiry: Enquiry) => void;
  record: (visit: DeskVisit, outcome: Outcome) => void;
  tell: (row: ToTellRow, outcome: TellingOutcome) => void;
  /** Says who the people of a row are. */
  tellApart: (row: AlikeRow, answer: AlikeAnswer) => void;
  hide: (list: DeskListName, row: WorkRow) => void;
}

/** Links to the calendar on the wished day. */
const bookFor = (client: string, day?: Day): RowAction => ({
  label: 'Book',
  to: `/appointments?client=${client}${day ? `&date=${day}` : ''}`,
});
/** A proposed time in short; without the day when it is the requested one. */
const shortly = ({ date, time }: ClinicMoment, asked: string): string =>
  date === asked ? formatTime(time) : formatShortMoment({ date, time });
const clinicTime = ({ start }: DeskVisit): ClinicMoment => clinicDateTime(new Date(start), clinicZone());
const reminderOf = (visit: DeskVisit): string =>
  visitText({ at: clinicTime(visit), type: visit.appointmentType });
const stepTo = (ways: DeskWays, label: string, name: Step['name'], row: DeskVisitRow): RowAction => ({
  label,
  press: () => ways.step({ name, visit: row.visit.id }),
});

const enquiryActions = ({ enquiry }: EnquiryRow, ways: DeskWays): RowActions => ({
  main: { label: 'Register', press: () => ways.register(enquiry) },
  more: [
    { label: 'Register and book', press: () => ways.register(enquiry, true) },
    { label: 'Called', press: () => ways.called(enquiry) },
    { label: 'Call back', press: () => ways.callBack(enquiry) },
    { label: 'All enquiries', to: '/enquiries' },
  ],
  phone: enquiry.phoneNumber,
});

/** The answers, and the pages of the people but the first, whose name is the row's link. */
function alikeActions(row: AlikeRow, ways: DeskWays): RowActions {
  const [main, ...others] = ALIKE_ANSWERS.map((answer) => ({
    label: ALIKE_WORDS[answer],
    press: () => ways.tellApart(row, answer),
  }));
  const people = row.people.filter(({ id }) => id !== row.person?.id);
  const pages = people.map(({ id, name }) => ({ label: `Open ${name}`, to: `/client-details/${id}` }));
  return { main: main as RowAction, more: [...others, ...pages] };
}

type Actions = { [Name in DeskListName]: (row: never, ways: DeskWays) => RowActions };

const ACTIONS = {
  toTell: (row: ToTellRow, ways: DeskWays) => ({
    main: { label: 'Told', press: () => ways.tell(row, 'told') },
    more: [{ label: 'Not reached', press: () => ways.tell(row, 'not reached') }],
    phone: row.phone,
    ...(row.message !== null && { message: whatsAppLink(row.phone, row.message) }),
  }),
  requests: (row: RequestRow, ways: DeskWays) => ({
    main: stepTo(ways, 'Schedule', 'schedule', row),
    times: row.free.map((time) => ({
      label: shortly(time, clinicTime(row.visit).date),
      press: () => ways.step({ name: 'schedule', visit: row.visit.id, proposed: time }),
    })),
    more: [stepTo(ways, 'Decline', 'cancel', row)],
  }),
  wishedVisits: (row: WishRow) => ({ main: bookFor(row.id, row.on), phone: row.phone }),
  inTimeOff: (row: DeskVisitRow, ways: DeskWays) => ({
    main: stepTo(ways, 'Move', 'move', row),
    more: [stepTo(ways, 'Keep', 'keep', row), stepTo(ways, 'Cancel', 'cancel', row)],
  }),
  clientChanges: (row: DeskVisitRow, ways: DeskWays) => ({
    main: stepTo(ways, 'Open', 'open', row),
    more: row.visit.status === 'cancelled' ? [bookFor(row.visit.client.id)] : [],
  }),
  notReminded: (row: CalledVisitRow, ways: DeskWays) => ({
    main: {
      label: 'WhatsApp',
      href: whatsAppLink(row.phone, reminderOf(row.visit)),
      // After the message the row is hidden for today.
      press: () => ways.hide('notReminded', row),
    },
    more: [stepTo(ways, 'Open', 'open', row)],
    phone: row.phone,
  }),
  notRecorded: (row: DeskVisitRow, ways: DeskWays) => ({
    main: { label: 'Completed', press: () => ways.record(row.visit, 'completed') },
    more: [
      { label: 'Did not come', press: () => ways.record(row.visit, 'no_show') },
      stepTo(ways, 'Open', 'open', row),
    ],
  }),
  earlier: (row: EarlierRow, ways: DeskWays) => ({
    main: {
      label: 'Move',
      press: () => ways.step({ name: 'move', visit: row.visit.id, proposed: row.to }),
    },
    phone: row.phone,
  }),
  noShows: (row: CalledVisitRow) => ({ main: bookFor(row.visit.client.id), phone: row.phone }),
  missedSeries: (row: DeskVisitRow, ways: DeskWays) => ({
    main: stepTo(ways, 'End the rest', 'end-series', row),
    more: [stepTo(ways, 'Open', 'open', row)],
  }),
  saidPaid: ({ id }: WorkRow) => ({ main: { label: 'Open', to: deskPath(id) } }),
  overdue: ({ id }: WorkRow) => ({ main: { label: 'Open', to: deskPath(id) } }),
  callBacks: enquiryActions,
  enquiries: enquiryActions,
  contacts: (row: CalledClientRow) => ({
    main: { label: 'Open', to: `/client-details/${row.id}` },
    phone: row.phone,
  }),
  alike: alikeActions,
  lapsed: (row: CalledClientRow) => ({ main: bookFor(row.id), phone: row.phone }),
  lowStock: () => ({
    main: { label: 'Open', to: `/inventory?filter=${encodeURIComponent('{"low":true}')}` },
  }),
} satisfies Actions;

export const actionsOf = (list: DeskListName, row: WorkRow, ways: DeskWays): RowActions =>
  ACTIONS[list](row as never, ways);
