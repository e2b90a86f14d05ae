// Makes believable records in the form in which the clinic's server stores them.
import { clientSearchFields } from '@clinic/contract/platform/search-keys';
import { ObjectId } from 'mongodb';

const FIRST = ['Asha', 'Bhavin', 'Chitra', 'Devang', 'Esha', 'Falguni', 'Gaurav', 'Hetal', 'Ishaan', 'Jigna'];
const SYLLABLES = [
  'ba',
  'cho',
  'da',
  'gu',
  'ja',
  'khi',
  'la',
  'mo',
  'na',
  'pa',
  'ra',
  'sha',
  'ti',
  'va',
  'wa',
];
const BATCH = 1000;
const DAY = 86_400_000;
/** Each client has so many invoices and appointments. */
const PER_CLIENT = 20;
const START = Date.UTC(2026, 0, 1, 4, 0);

/** Makes one of 3,375 different names, each with syllables of its own in the middle. */
const surname = (n) =>
  [n % 15, Math.floor(n / 15) % 15, Math.floor(n / 225) % 15].map((i) => SYLLABLES[i]).join('');
function nameOf(n) {
  const last = surname(n);
  return `${FIRST[n % FIRST.length]} ${last[0].toUpperCase()}${last.slice(1)} ${n}`;
}
/** Parts of names from the middle of a word; each is in the names of about one client in 225. */
export const fragments = Array.from({ length: 225 }, (_, n) => surname(n * 15 + 7).slice(2));

/** Makes all clients first, whose ids and names the other records need: a million invoices have 50,000 clients. */
const makeClients = (count) =>
  Array.from({ length: count }, (_, n) => ({ _id: new ObjectId(), name: nameOf(n) }));

function storedClient({ _id, name }, n) {
  const person = { name, email: `client${n}@example.in`, phone: String(9_000_000_000 + n) };
  return {
    _id,
    ...person,
    passwordHash: 'none',
    ver: 1,
    deletedAt: null,
    doctor: null,
    program: null,
    programsEnded: 0,
    ...clientSearchFields(person),
    ...stamps(),
  };
}

export const makeItems = (count, countInStock) =>
  Array.from({ length: count }, (_, n) => {
    const name = `Item ${n} of ${countInStock}`;
    return {
      _id: new ObjectId(),
      name,
      nameKey: name.toLowerCase(),
      description: '',
      price: 24_950,
      countInStock,
      category: 'Herb',
      ...stamps(),
    };
  });

export const storedInvoice = (invoiceNumber, client, n, items) => ({
  invoiceNumber,
  numberKey: invoiceNumber.toLowerCase(),
  series: invoiceNumber.toLowerCase().replace(/\d+$/, ''),
  serial: Number(/\d+$/.exec(invoiceNumber)[0]),
  date: new Date(START + (n % 700) * DAY).toISOString().slice(0, 10),
  client: { id: client._id, name: client.name },
  items: items.map(({ _id, name }) => ({ id: _id, name, quantity: 1, price: 24_950 })),
  plan: { name: 'Weight Loss', weeks: 8, pricePerWeek: 125_000 },
  taxPercent: 5,
  discountPercent: 0,
  paymentMode: n % 3 ? 'Cash' : 'Online',
  subtotal: 1_074_850,
  discount: 0,
  tax: 53_743,
  total: 1_128_593,
  stock: items.map(({ _id, name }) => ({ item: _id, name, wanted: 1, booked: 1 })),
  createdBy: { id: '0'.repeat(24), name: 'Bench', role: 'assistant' },
  ...stamps(),
});

function storedAppointment(client, n, doctor, total) {
  // The clinic is equally busy each month: more visits reach further back.
  const startsAt = new Date(START - Math.floor(((total - n) / 400) * 30) * DAY + (n % 96) * 5 * 60_000);
  return {
    doctor,
    client: { id: client._id, name: client.name },
    assistant: null,
    date: startsAt.toISOString().slice(0, 10),
    time: startsAt.toISOString().slice(11, 16),
    duration: 30,
    appointmentType: 'Online',
    status: 'cancelled',
    clientNotes: '',
    assistantNotes: '',
    confirmedDate: null,
    confirmedTime: null,
    startsAt,
    endsAt: new Date(startsAt.getTime() + 30 * 60_000),
    version: 1,
    changes: [],
    ...stamps(),
  };
}

function stamps() {
  const now = new Date();
  return { createdAt: now, updatedAt: now };
}

/** Fills a database with `count` invoices and appointments, their clients and an inventory of 300 items. */
export async function fill(db, count) {
  const clients = makeClients(Math.max(50, Math.ceil(count / PER_CLIENT)));
  const stocked = makeItems(150, 999_999);
  const empty = makeItems(150, 0);
  const doctor = { id: new ObjectId(), name: 'Dr. Bench' };
  // Without this mark the server would refuse the data as too old for it.
  await db.collection('migrations').insertOne({ _id: '013-courses', at: new Date() });
  await insert(db.collection('clients'), clients.length, (n) => storedClient(clients[n], n));
  await insert(db.collection('inventory'), 300, (n) => [...stocked, ...empty][n]);
  const at = (n) => clients[(n * 7919) % clients.length];
  await insert(db.collection('invoices'), count, (n) =>
    storedInvoice(`OLD-${n}`, at(n), n, [stocked[n % 150], stocked[(n + 1) % 150], stocked[(n + 2) % 150]]),
  );
  await insert(db.collection('appointments'), count, (n) => storedAppointment(at(n), n, doctor, count));
  return { clients, stocked, empty };
}

async function insert(collection, count, make) {
  for (let from = 0; from < count; from += BATCH)
    await collection.insertMany(
      Array.from({ length: Math.min(BATCH, count - from) }, (_, n) => make(from + n)),
      { ordered: false },
    );
}
