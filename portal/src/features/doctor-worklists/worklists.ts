import { clinicDateTime } from '@clinic/contract/clinic-calendar';
import type { DoctorWorklists } from '@clinic/contract/dashboards/doctor-worklists';
import { clinicZone } from '@clinic/ui/clinic-page';
import { checkInPlace } from '../plan-workspace/client-pages.ts';
import { formPath } from '../plan-workspace/form-pages.ts';

export type ListName = Exclude<keyof DoctorWorklists, 'day' | 'visits' | 'next'>;
export type RowOf<List extends ListName> = DoctorWorklists[List]['rows'][number];

interface WorklistWords<List extends ListName> {
  list: List;
  title: string;
  ofVisits?: true;
  /** The good news when the list is empty. */
  good: string;
  /** The target of the person's name, when it is not the overview. */
  nameTo?: (row: RowOf<List>) => string;
  /** The row's action; none where the row has its own buttons. */
  action?: { label: string; to: (row: RowOf<List>) => string };
}

const of = <List extends ListName>(words: WorklistWords<List>) => words as unknown as WorklistWords<ListName>;

const ofClient = (path: string) => (row: { person: { id: string } | null }) =>
  `/doctor/${path}/${row.person?.id ?? ''}`;

export const WORKLISTS: readonly WorklistWords<ListName>[] = [
  of({
    list: 'notRecorded',
    ofVisits: true,
    title: 'Did they come?',
    good: 'Every visit has its outcome.',
  }),
  of({
    list: 'inTimeOff',
    ofVisits: true,
    title: 'Visits while you are away',
    good: 'Nobody is booked while you are away.',
    action: {
      label: 'See the day',
      to: ({ appointment }) =>
        `/doctor/appointments?view=day&date=${clinicDateTime(new Date(appointment.start), clinicZone()).date}`,
    },
  }),
  of({
    list: 'needsAttention',
    title: 'Needs attention',
    good: 'No course asks for a look.',
    nameTo: (row) => ofClient(row.signals.length > 0 ? 'body-status' : 'clients')(row),
  }),
  of({
    list: 'checkIns',
    title: 'Check-ins to read',
    good: 'Every check-in is read.',
    action: { label: 'Read', to: (row) => `${ofClient('clients')(row)}#${checkInPlace(row.id)}` },
  }),
  of({
    list: 'endingPrograms',
    title: 'Programs ending',
    good: 'No program ends within a week.',
    action: { label: 'End program', to: ofClient('end-program') },
  }),
  of({
    list: 'draftPlans',
    title: 'Plans still in draft',
    good: 'Every diet plan is published.',
    action: { label: 'Open plan', to: ofClient('diet-plan') },
  }),
  of({
    list: 'withoutPlan',
    title: 'Without a published plan',
    good: 'Everybody in a program has a plan to follow.',
    action: { label: 'Make plan', to: ofClient('diet-plan') },
  }),
  of({
    list: 'doctorChanges',
    title: 'Given to another doctor',
    good: 'No client has changed doctors.',
  }),
  of({
    list: 'filledForms',
    title: 'New from clients',
    good: 'You have seen every form that clients filled in.',
    action: {
      label: 'Read form',
      to: ({ formType, person }) => `/doctor/${formPath(formType)}/${person?.id ?? ''}`,
    },
  }),
];
