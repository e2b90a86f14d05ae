// Lists the reads of a large clinic: every list in its orders and filters, searches, homes, calendars, exports.
const SORTS = {
  clients: ['name', 'email', 'createdAt'],
  appointments: ['start', 'createdAt'],
  invoices: ['date', 'invoiceNumber', 'clientName', 'total', 'createdAt'],
  enquiries: ['createdAt', 'name'],
  newsletter: ['createdAt', 'email'],
  audit: ['at'],
};
const NAMES = [
  'meera',
  'joshi',
  'rohan desai',
  'kav',
  'sheikh',
  'ananya r',
  'shah',
  'zoya khan',
  'pat',
  'modi',
];

const json = (value) => encodeURIComponent(JSON.stringify(value));
const grid = (resource, { sort, filter = {}, from = 0 } = {}) =>
  `/rest/${resource}?range=${json([from, from + 24])}&filter=${json(filter)}${sort ? `&sort=${json(sort)}` : ''}`;

/** Returns the reads; `ask` answers a call of one account. */
export async function reads(ask) {
  const first = async (who, path) => (await (await ask(who, path)).json())[0];
  const total = async (resource) =>
    Number((await ask('admin', grid(resource))).headers.get('content-range').split('/')[1]);
  const [row, invoice] = [await first('admin', grid('audit')), await first('desk', grid('invoices'))];
  const { client } = invoice;
  const doctor = await first('admin', grid('doctors', { filter: { q: 'doctor.1@large' } }));
  const day = new Date().toISOString().slice(0, 10);
  const month = (back) => {
    const start = new Date(Date.UTC(new Date().getUTCFullYear(), new Date().getUTCMonth() - back, 1));
    const end = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1, 0));
    return `from=${start.toISOString().slice(0, 10)}&to=${end.toISOString().slice(0, 10)}`;
  };
  const quick = [];
  for (const [resource, sorts] of Object.entries(SORTS)) {
    const who = resource === 'audit' ? 'admin' : 'desk';
    const count = await total(resource);
    quick.push({ name: `${resource}: first page`, who, path: grid(resource) });
    for (const sort of sorts)
      quick.push({ name: `${resource}: by ${sort}`, who, path: grid(resource, { sort: [sort, 'ASC'] }) });
    const half = (n) => grid(resource, { from: Math.floor(count / 2) + n * 25 });
    quick.push({ name: `${resource}: a page in the middle, another each time`, who, path: half });
  }
  const search = (resource, who, texts) =>
    quick.push({
      name: `${resource}: search, ${texts.name}`,
      who,
      path: (n) => grid(resource, { filter: { q: texts.of[n % texts.of.length] } }),
    });
  for (const resource of ['clients', 'appointments', 'invoices', 'enquiries'])
    search(resource, 'desk', { name: 'part of a name', of: NAMES });
  search('clients', 'desk', { name: 'part of a phone', of: ['00012', '99887', '9700054', '4321'] });
  search('invoices', 'desk', { name: 'part of a number', of: ['-2024-07', '2019-01', '0042', '-2026-1'] });
  search('audit', 'admin', { name: 'name', of: NAMES });
  const filters = {
    invoices: [
      { paymentMode: 'Cash' },
      { client: client.id ?? client },
      { from: '2024-01-01', to: '2024-12-31' },
    ],
    appointments: [{ status: 'confirmed' }, { doctor: doctor.id }, { from: '2024-01-01', to: '2024-12-31' }],
    clients: [{ doctor: doctor.id }, { unassigned: true }],
    audit: [
      { kind: 'client' },
      { action: 'login' },
      { by: row.by.id },
      { record: row.record.id },
      { account: row.by.id },
      { from: '2024-01-01', to: '2024-12-31' },
      { kind: 'invoice', action: 'create', from: '2024-01-01', to: '2024-01-31' },
    ],
  };
  for (const [resource, conditions] of Object.entries(filters))
    for (const filter of conditions) {
      const name = `${resource}: ${Object.keys(filter).join(', ')}`;
      quick.push({ name, who: resource === 'audit' ? 'admin' : 'desk', path: grid(resource, { filter }) });
    }
  const plain = {
    'desk’s home': ['desk', '/appointment/today'],
    'admin’s home: backups': ['admin', '/admin/backups'],
    'admin’s home: left behind': ['admin', '/admin/left-behind'],
    'admin’s reports': ['admin', '/admin/reports'],
    'doctor’s home: own clients': ['doctor', '/client/allClients'],
    'client’s home: own appointments': ['client', '/appointment/getAllAppointments'],
    'who opened my record': ['client', '/client/accessLog'],
    'next invoice number': ['desk', '/invoice/nextNumber'],
    'free times of a day': ['desk', `/appointment/freeTimes?doctor=${doctor.id}&date=${day}&duration=30`],
  };
  for (const [name, [who, path]] of Object.entries(plain)) quick.push({ name, who, path });
  const calendar = (n) => `/appointment/getAllAppointments?${month(n % 24)}`;
  quick.push({ name: 'calendar month, everybody’s', who: 'desk', path: calendar });
  quick.push({ name: 'calendar month, a doctor’s', who: 'doctor', path: calendar });
  const exports = [
    { name: 'audit, CSV', who: 'admin', path: '/audit/download' },
    {
      name: 'audit, CSV of one kind',
      who: 'admin',
      path: `/audit/download?filter=${json({ kind: 'client' })}`,
    },
    { name: 'audit, CSV of a name', who: 'admin', path: `/audit/download?filter=${json({ q: 'joshi' })}` },
    { name: 'newsletter, CSV', who: 'desk', path: '/newsletter/download' },
    { name: 'all clients', who: 'desk', path: '/client/allClients' },
    { name: 'all appointments', who: 'desk', path: '/appointment/getAllAppointments' },
    { name: 'all invoices', who: 'desk', path: '/invoice/getAllInvoices' },
  ];
  return { quick, exports };
}
