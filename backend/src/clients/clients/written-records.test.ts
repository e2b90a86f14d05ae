import { PERSONAL_DATA_REGISTRY } from '../../privacy/erasures/personal-data-registry.ts';
import { WRITTEN } from './written-records.ts';

/** These fields of a client say nothing about health, or only together with those named above. */
const NOT_HEALTH: Record<string, string> = {
  sessions: 'of the account',
  'push-devices': 'of the account',
  'push-notices': 'of the account',
  'second-factor-tickets': 'of the account',
  outbox: 'letters, which tell nothing of the treatment',
  dataDownloads: 'a copy, which ends within a day and is closed with the rest',
  'downloads.files': 'the same',
  newsletterAddresses: 'an address',
  enquiries: 'what was asked before there was an account',
  appointments: 'open also while the records are closed',
  bookings: 'series of visits, which are open like them',
  alikeClients: 'what the desk said about one number or birthday',
  deskNotes: 'of the desk, which no client reads in the portal',
  versions: 'earlier states of what is named',
  'files.files': 'reports of forms, which are named',
  reportAllowances: 'counts',
  courses: 'worked out of measurements, which are named',
  railStates: 'worked out of plans, which are named',
  misreadings: 'worked out of forms, measurements and plans, which are named',
  invoices: 'money',
  payments: 'money',
  creditNotes: 'money',
};

describe('where health data are looked for before a moved account is opened again', () => {
  it('is every place of a client, or it is said why not', () => {
    const places = [...new Set(PERSONAL_DATA_REGISTRY.map(({ collection }) => collection))];
    expect(Object.keys({ ...WRITTEN, ...NOT_HEALTH }).toSorted()).toEqual(places.toSorted());
  });
});
