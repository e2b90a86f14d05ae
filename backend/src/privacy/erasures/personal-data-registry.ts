import type { Document, Filter } from 'mongodb';
import type { Types } from 'mongoose';

/** Values by which a client's records are found. */
export interface Traces {
  client: Types.ObjectId;
  /** With former addresses. */
  emails: readonly string[];
  phones: readonly string[];
  /** Ids of matching enquiries that belong to other people, as the admin decided. */
  notTheirs: readonly Types.ObjectId[];
}

/** How long records stay after an erasure: not at all, or as long as the law requires. */
export type Stays = 'no' | 'clinical' | 'invoices';

/** A collection with data of clients. */
export interface Place {
  collection: string;
  /** Name of the kind on the certificate. */
  kind: string;
  stays: Stays;
  /** The field with the day that decides how long a record is kept. */
  dated?: 'date' | 'day';
  /** Its paragraph in the privacy notice's "What we keep". */
  notice: string;
  /** Matches the client's records. */
  of: (traces: Traces) => Filter<Document>;
  /** The records have files under their own ids, with chunks in `<bucket>.chunks`. */
  bucket?: string;
  /** The key in the client's own copy, or why it is left out. */
  copy: { key: string } | { not: string };
}

const byClient = ({ client }: Traces) => ({ client });
const byOwner = ({ client }: Traces) => ({ 'metadata.owner.client': client.toHexString() });
const byEmail = ({ emails }: Traces) => ({ email: { $in: [...emails] } });

/**
 * All places of clients' data, for erasure and the client's copy. A test fails when a collection is neither here nor in
 * `WITHOUT_CLIENTS`. Emails come before their subjects and dependent records before their owner, so that an interrupted
 * pass finds the rest.
 */
export const PERSONAL_DATA_REGISTRY: readonly Place[] = [
  {
    collection: 'sessions',
    kind: 'Sessions',
    stays: 'no',
    notice: 'log-ins and devices',
    of: ({ client }) => ({ account: client, role: 'client' }),
    copy: { not: 'ends by itself, and is shown on the account page' },
  },
  {
    collection: 'push-devices',
    kind: 'Browsers with notifications',
    stays: 'no',
    notice: 'log-ins and devices',
    of: byClient,
    copy: { not: 'an address of the browser that only its maker can read, which ends with the session' },
  },
  {
    collection: 'push-notices',
    kind: 'Notifications',
    stays: 'no',
    notice: 'notifications',
    of: byClient,
    copy: { not: 'the client has received them' },
  },
  {
    collection: 'second-factor-tickets',
    kind: 'Begun log-ins',
    stays: 'no',
    notice: 'log-ins and devices',
    of: ({ client }) => ({ account: client.toHexString(), role: 'client' }),
    copy: { not: 'ends by itself within minutes' },
  },
  {
    collection: 'outbox',
    kind: 'Letters',
    stays: 'no',
    notice: 'letters',
    of: ({ client, emails }) => ({
      $or: [
        { client },
        { 'message.to.email': { $in: [...emails] } },
        { _id: new RegExp(`^${client.toHexString()}:`) },
      ],
    }),
    copy: { not: 'the client has received them' },
  },
  {
    collection: 'dataDownloads',
    kind: 'Downloads of own data',
    stays: 'no',
    notice: 'copies of your data',
    of: byClient,
    bucket: 'downloads',
    copy: { not: 'it is the copy itself' },
  },
  {
    collection: 'downloads.files',
    kind: 'Files of downloads',
    stays: 'no',
    notice: 'copies of your data',
    of: byOwner,
    bucket: 'downloads',
    copy: { not: 'it is the copy itself' },
  },
  {
    collection: 'newsletterAddresses',
    kind: 'Newsletter addresses',
    stays: 'no',
    notice: 'newsletter',
    of: byEmail,
    copy: { key: 'consents' },
  },
  {
    collection: 'enquiries',
    kind: 'Enquiries',
    stays: 'no',
    notice: 'enquiry',
    // Matches a phone only in enquiries without another client, since families share a phone.
    of: ({ client, emails, phones, notTheirs }) => ({
      _id: { $nin: [...notTheirs] },
      $or: [{ client }, { email: { $in: [...emails] } }, { client: null, phoneNumber: { $in: [...phones] } }],
    }),
    copy: { key: 'enquiries' },
  },
  {
    collection: 'appointments',
    kind: 'Appointments',
    stays: 'no',
    notice: 'appointments',
    of: ({ client }) => ({ 'client.id': client }),
    copy: { key: 'appointments' },
  },
  {
    collection: 'bookings',
    kind: 'Series of appointments',
    stays: 'no',
    notice: 'appointments',
    of: ({ client }) => ({ 'client.id': client }),
    copy: { not: 'its visits are among the appointments' },
  },
  {
    collection: 'deskNotes',
    kind: 'Notes of the front desk',
    stays: 'no',
    notice: 'notes of the front desk',
    of: byClient,
    copy: { key: 'deskNotes' },
  },
  {
    collection: 'alikeClients',
    kind: 'Who else has the number or the birthday',
    stays: 'no',
    notice: 'notes of the front desk',
    of: ({ client }) => ({
      $or: [{ 'groups.members': client }, { 'groups.answers.members': client }],
    }),
    copy: { key: 'alike' },
  },
  {
    collection: 'versions',
    kind: 'Earlier versions of forms, plans and checkups',
    stays: 'clinical',
    notice: 'earlier versions',
    of: ({ client }) => ({ 'body.client': client }),
    copy: { not: 'the copy has what holds now' },
  },
  {
    collection: 'files.files',
    kind: 'Blood reports',
    stays: 'clinical',
    notice: 'blood reports',
    of: byOwner,
    bucket: 'files',
    copy: { key: 'reports' },
  },
  {
    collection: 'reportAllowances',
    kind: 'Counts of uploads',
    stays: 'no',
    notice: 'blood reports',
    of: ({ client }) => ({ _id: client }),
    copy: { not: 'how much of the upload limit is used' },
  },
  {
    collection: 'intakeForms',
    kind: 'Forms',
    stays: 'clinical',
    notice: 'forms',
    of: byClient,
    copy: { key: 'forms' },
  },
  {
    collection: 'dietPlans',
    kind: 'Diet plans',
    stays: 'clinical',
    notice: 'plans',
    of: byClient,
    copy: { key: 'dietPlan' },
  },
  {
    collection: 'dosagePlans',
    kind: 'Vitamin and herbs plans',
    stays: 'clinical',
    notice: 'plans',
    of: byClient,
    copy: { key: 'vitaminPlan' },
  },
  {
    collection: 'snacksPlans',
    kind: 'Snacks plans',
    stays: 'clinical',
    notice: 'plans',
    of: byClient,
    copy: { key: 'snacksPlan' },
  },
  {
    collection: 'measurements',
    kind: 'Measurements',
    stays: 'clinical',
    notice: 'measurements',
    of: byClient,
    copy: { key: 'measurements' },
  },
  {
    collection: 'courses',
    kind: 'What the doctor is shown of the course',
    stays: 'no',
    notice: 'worked out from them',
    of: ({ client }) => ({ _id: client }),
    copy: { not: 'worked out of the measurements, for the doctor alone' },
  },
  {
    collection: 'railStates',
    kind: 'What speaks against the plans',
    stays: 'no',
    notice: 'worked out from them',
    of: ({ client }) => ({ _id: client }),
    copy: { not: 'worked out of the plans and what they have to respect, for the doctor alone' },
  },
  {
    collection: 'misreadings',
    kind: 'Texts that are read differently now',
    stays: 'no',
    notice: 'worked out from them',
    of: ({ client }) => ({ _id: client }),
    copy: { not: 'worked out of the records that the copy has, for the doctor alone' },
  },
  {
    collection: 'goals',
    kind: 'Goals of programs',
    stays: 'clinical',
    notice: 'goals',
    of: byClient,
    copy: { key: 'goals' },
  },
  {
    collection: 'precautions',
    kind: 'Allergies, diet and conditions, as confirmed',
    stays: 'clinical',
    notice: 'forms',
    of: byClient,
    copy: { key: 'precautions' },
  },
  {
    collection: 'checkIns',
    kind: 'Check-ins',
    stays: 'clinical',
    notice: 'check-ins',
    of: byClient,
    copy: { key: 'checkIns' },
  },
  {
    collection: 'journal',
    kind: 'Journal',
    stays: 'clinical',
    notice: 'tick off of your days',
    of: byClient,
    copy: { key: 'journal' },
  },
  {
    collection: 'consultationNotes',
    kind: 'Notes of consultations',
    stays: 'clinical',
    notice: 'checkups',
    of: byClient,
    copy: { key: 'consultationNotes' },
  },
  {
    collection: 'checkups',
    kind: 'Checkups',
    stays: 'clinical',
    notice: 'checkups',
    of: byClient,
    copy: { key: 'checkups' },
  },
  {
    collection: 'payments',
    kind: 'Payments',
    stays: 'invoices',
    dated: 'day',
    notice: 'invoices',
    of: ({ client }) => ({ 'client.id': client }),
    copy: { key: 'payments' },
  },
  {
    collection: 'creditNotes',
    kind: 'Credit notes',
    stays: 'invoices',
    dated: 'day',
    notice: 'invoices',
    of: ({ client }) => ({ 'client.id': client }),
    copy: { key: 'creditNotes' },
  },
  {
    collection: 'invoices',
    kind: 'Invoices',
    stays: 'invoices',
    dated: 'date',
    notice: 'invoices',
    of: ({ client }) => ({ 'client.id': client }),
    copy: { key: 'invoices' },
  },
];

/** The place of a collection. Throws for an unknown one. */
export function placeOf(collection: string): Place {
  const place = PERSONAL_DATA_REGISTRY.find((one) => one.collection === collection);
  if (!place) throw new Error(`No place is called ${collection}.`);
  return place;
}

/** Collections that the eraser handles itself, see `eraser.ts`. */
export const TREATED_APART: Record<string, string> = {
  clients: 'the account ends at once; name and programs stay as long as the clinical record',
  audit: 'the rows stay, the name in them goes',
  erasures: 'certificates: no personal data but the id',
};

/** Collections without clients' data, with their contents. */
export const WITHOUT_CLIENTS: Record<string, string> = {
  admins: 'staff',
  assistants: 'staff',
  attempts: 'counts under keyed hashes, which tell neither who nor where',
  doctors: 'staff',
  closings: 'how the drawer was counted, and by whom',
  foods: 'what is eaten, and what is in it',
  inventory: 'items in stock',
  inventory_imports: 'uploaded lists of items',
  knownAddresses: 'keyed hashes, which tell neither who nor where and go after 90 days',
  leases: 'which server does regular work',
  planTemplates: 'meals, weeks, plans and doses of the library, without ids and notes',
  reassignments: 'which doctor gave all clients to which',
  moneyDays: 'what a person at the desk has credited and paid out on a day; goes after a week',
  'hidden-rows': 'ids of what somebody does not want to see today, which go at midnight',
  paperSeries: 'last numbers of papers after a restore, and which admin said so',
  settings:
    'of which staff a second factor is required, how clients may book, the clinic as a business, which letters are switched off, and until when measurements were read',
  taxClasses: 'how goods and services are taxed',
  tillMoves: 'cash that was put into the drawer or taken out, and by whom',
  weeks: 'when doctors work',
  'extra-hours': 'when doctors work besides',
  'time-off': 'when doctors are away and the clinic is closed',
  migrations: 'which migrations were run',
  'downloads.chunks': 'pieces of downloads.files',
  'files.chunks': 'pieces of files.files',
};
