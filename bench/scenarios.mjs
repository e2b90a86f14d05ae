// Pairs each request to the clinic's server with one that asks the bare server for the same.
import { fragments } from './records.mjs';

const json = { 'content-type': 'application/json' };
const grid = (query) =>
  `/api/rest/invoices?${Object.entries(query)
    .map(([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`)
    .join('&')}`;

/** Each scenario makes the n-th request for the clinic and for the bare server. */
export function scenarios({ invoices, clients, stocked, empty, people, password, count }) {
  const at = (list, n) => list[(n * 7919) % list.length];
  const deep = Math.floor(count / 2);
  const month = { from: '2025-12-01', to: '2025-12-31' };
  const instants = {
    earliest: '2025-11-30T16:30:00.000Z',
    from: '2025-11-30T18:30:00.000Z',
    to: '2025-12-31T18:30:00.000Z',
  };
  const invoice = (n, items) => ({
    invoiceNumber: `NEW-${process.pid}-${count}-${n}`,
    date: '2026-03-02',
    client: at(clients, n)._id.toHexString(),
    items: [0, 1, 2].map((i) => ({ id: at(items, n * 3 + i)._id.toHexString(), quantity: 1, price: 249.5 })),
    tax_Percent: 5,
    paymentMode: 'Cash',
    selectedPlan: 'Weight Loss',
    numberOfWeeks: 8,
    pricePerWeek: 1250,
  });
  const create = (items) => ({
    clinic: (n) => ({
      method: 'POST',
      path: '/api/invoice/addInvoice',
      headers: json,
      body: JSON.stringify(invoice(n, items)),
    }),
    bare: (n) => ({
      method: 'POST',
      path: '/create',
      headers: json,
      body: JSON.stringify(bareInvoice(invoice(n, items))),
    }),
  });
  return {
    'List page': {
      clinic: () => ({ path: grid({ range: [0, 24] }) }),
      bare: () => ({ path: '/list' }),
    },
    'Filtered list': {
      clinic: (n) => ({
        path: grid({ range: [0, 24], filter: { client: at(clients, n)._id.toHexString() } }),
      }),
      bare: (n) => ({ path: `/list?client=${at(clients, n)._id.toHexString()}` }),
    },
    'Deep page': {
      clinic: () => ({ path: grid({ range: [deep, deep + 24] }) }),
      bare: () => ({ path: `/list?offset=${deep}` }),
    },
    'Search, part of a name': {
      clinic: (n) => ({ path: grid({ range: [0, 24], filter: { q: at(fragments, n) } }) }),
      bare: (n) => ({ path: `/list?q=${at(fragments, n)}` }),
    },
    'Search, full name': {
      clinic: (n) => ({ path: grid({ range: [0, 24], filter: { q: at(clients, n).name } }) }),
      bare: (n) => ({ path: `/list?q=${encodeURIComponent(at(clients, n).name)}` }),
    },
    Get: {
      clinic: (n) => ({ path: `/api/rest/invoices/${at(invoices, n).toHexString()}` }),
      bare: (n) => ({ path: `/get?id=${at(invoices, n).toHexString()}` }),
    },
    'Calendar month': {
      clinic: () => ({ path: `/api/appointment/getAllAppointments?from=${month.from}&to=${month.to}` }),
      bare: () => ({ path: `/month?${new URLSearchParams(instants)}` }),
    },
    'Create, nothing in stock': create(empty),
    'Create, three items in stock': create(stocked),
    'Log-in': {
      clinic: (n) => logIn('/api/assistant/emailVerify', at(people, n), password),
      bare: (n) => logIn('/log-in', at(people, n), password),
    },
  };
}

const logIn = (path, email, password) => ({
  method: 'POST',
  path,
  headers: json,
  body: JSON.stringify({ email, password }),
});

/** The invoice is stored as the clinic does, so that both servers write the same fields into the same indexes. */
const bareInvoice = ({ client, items, selectedPlan, numberOfWeeks, pricePerWeek, ...fields }) => ({
  ...fields,
  invoiceNumber: `BARE-${fields.invoiceNumber}`,
  numberKey: `bare-${fields.invoiceNumber}`.toLowerCase(),
  series: `bare-${fields.invoiceNumber}`.toLowerCase().replace(/\d+$/, ''),
  serial: Number(/\d+$/.exec(fields.invoiceNumber)[0]),
  client: { id: client, name: 'Asha Patel' },
  items: items.map((item) => ({ ...item, name: 'Item' })),
  plan: { name: selectedPlan, weeks: numberOfWeeks, pricePerWeek: pricePerWeek * 100 },
  subtotal: 1_074_850,
  discount: 0,
  tax: 53_743,
  total: 1_128_593,
  stock: items.map(({ id }) => ({ item: id, name: 'Item', wanted: 1, booked: 1 })),
  createdBy: { id: '0'.repeat(24), name: 'Bench', role: 'assistant' },
});
