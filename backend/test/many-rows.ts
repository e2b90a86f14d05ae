import { type Connection, Types } from 'mongoose';
import { listsChanged } from '../src/platform/database/list-memory.ts';

/** Larger batches make the embedded engine allocate memory that it never releases. */
const BATCH = 1000;
const START = Date.UTC(2026, 0, 1, 4, 30);
const HOUR = 60 * 60 * 1000;

type Row = Record<string, unknown>;
interface Owners {
  doctor: Types.ObjectId;
  client: Types.ObjectId;
}

const at = (index: number) => new Date(START + index * HOUR);
const times = (index: number) => ({ createdAt: at(index), updatedAt: at(index) });

/** Search keys only from each word's start: every suffix would take the database a minute. */
const keysOf = (name: string) =>
  name
    .toLowerCase()
    .split(' ')
    .map((_, from, words) => words.slice(from).join(' '));

function account(index: number): Row & { name: string; email: string; phone: string } {
  const serial = String(index).padStart(8, '0');
  return {
    name: `${index % 25 === 0 ? 'Asha' : 'Vikram'} Patel ${index}`,
    email: `many.${index}@example.in`,
    phone: `98${serial}`,
    passwordHash: 'none',
    ver: 1,
    deletedAt: null,
    ...times(index),
  };
}

/** Collection → makes its stored row with this index. */
const MAKERS: Record<string, (index: number, owners: Owners) => Row> = {
  doctors: account,
  assistants: (index, { doctor }) => ({ ...account(index), doctor }),
  clients(index, { doctor }) {
    const person = account(index);
    const half = index % 2 === 0 ? doctor : null;
    return { ...person, doctor: half, program: null, programsEnded: 0, searchKeys: keysOf(person.name) };
  },
  appointments: (index, { doctor, client }) => ({
    doctor: { id: doctor, name: 'Vikram Joshi' },
    client: { id: client, name: `Asha Patel ${index}` },
    assistant: null,
    date: at(index).toISOString().slice(0, 10),
    time: '10:00',
    duration: 30,
    appointmentType: 'follow-up',
    status: 'cancelled',
    clientNotes: '',
    assistantNotes: '',
    confirmedDate: null,
    confirmedTime: null,
    startsAt: at(index),
    endsAt: at(index + 1),
    version: 1,
    changes: [],
    ...times(index),
  }),
  inventory: (index) => ({
    name: `Triphala ${index}`,
    nameKey: `triphala ${index}`,
    description: '',
    price: index,
    countInStock: index % 100,
    category: index % 2 === 0 ? 'Herb' : 'Vitamin',
    ...times(index),
  }),
  invoices: (index, { client }) => ({
    invoiceNumber: `M-${index}`,
    numberKey: `m-${index}`,
    searchKeys: [`m-${index}`, `${index}`],
    series: 'm-',
    serial: index,
    date: at(index).toISOString().slice(0, 10),
    client: { id: client, name: `Asha Patel ${index}` },
    items: [],
    plan: null,
    taxPercent: 0,
    discountPercent: 0,
    paymentMode: index % 2 === 0 ? 'Cash' : 'Online',
    subtotal: index,
    discount: 0,
    tax: 0,
    total: index,
    stock: [],
    createdBy: { id: '', name: 'Meena', role: 'assistant' },
    ...times(index),
  }),
  creditNotes: (index, { client }) => ({
    number: `CN/26-27/${index}`,
    numberKey: `cn/26-27/${index}`,
    series: 'CN/26-27',
    serial: index,
    invoice: client,
    invoiceNumber: `M-${index}`,
    client: { id: client, name: `Asha Patel ${index}` },
    day: at(index).toISOString().slice(0, 10),
    reason: 'Given back',
    lines: [],
    amount: index,
    fromDue: 0,
    left: 0,
    uses: [],
    outs: [],
    withoutGst: false,
    by: { id: client, name: 'Meena' },
    ...times(index),
  }),
  payments: (index, { client }) => ({
    direction: 'in',
    kind: 'receipt',
    number: `RC/26-27/${index}`,
    numberKey: `rc/26-27/${index}`,
    series: 'RC/26-27',
    serial: index,
    client: { id: client, name: `Asha Patel ${index}` },
    day: at(index).toISOString().slice(0, 10),
    mode: index % 2 === 0 ? 'Cash' : 'UPI',
    amount: index,
    reference: '',
    by: { id: client, name: 'Meena' },
    left: 0,
    uses: [],
    outs: [],
    source: null,
    reversed: null,
    closing: null,
    ...times(index),
  }),
  enquiries(index) {
    const { name, email, phone } = account(index);
    const contact = {
      name,
      email,
      phoneNumber: phone,
      age: 34,
      location: 'Ahmedabad',
      searchKeys: keysOf(name),
    };
    return { ...contact, plan: null, message: '', state: 'contacted', client: null, ...times(index) };
  },
  newsletterAddresses: (index) => ({
    email: `many.${index}@example.in`,
    state: 'unsubscribed',
    ...times(index),
  }),
  audit: (index, { client }) => ({
    at: at(index),
    by: { id: client.toHexString(), name: `Asha Patel ${index}`, role: 'client' },
    action: 'update',
    record: { kind: 'form', id: client.toHexString() },
    from: '127.0.0.1',
    requestId: '',
    keys: [`asha patel ${index}`, 'form'],
  }),
};

/** Collections with grids; staff apart, since no clinic has many. */
export const STAFF = ['doctors', 'assistants'];
export const RECORDS = Object.keys(MAKERS).filter((collection) => !STAFF.includes(collection));

/** Inserts rows `from` to `to` directly into these collections. */
export async function addRows(
  connection: Connection,
  collections: string[],
  [from, to]: [number, number],
  owners: Owners,
) {
  for (const collection of collections)
    for (let first = from; first < to; first += BATCH) {
      const size = Math.min(BATCH, to - first);
      const rows = Array.from(
        { length: size },
        (_, index) => MAKERS[collection]?.(first + index, owners) ?? {},
      );
      await connection.collection(collection).insertMany(rows, { writeConcern: { w: 1, journal: false } });
    }
  forgetLists(connection);
}

/** Empties the server's cached lists. */
export function forgetLists(connection: Connection): void {
  for (const model of Object.values(connection.models)) listsChanged(model);
}
