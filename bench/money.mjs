// Compares an issued invoice with a simple one, in turn on one server, with few and with many invoices in the database
// (npm run bench:money). BENCH_SECONDS, BENCH_ROUNDS and BENCH_SIZES shorten it.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DEFAULT_BUSINESS } from '@clinic/contract/billing/business';
import { MongoClient, ObjectId } from 'mongodb';
import { callsOf } from './asking.mjs';
import { inTurn, median } from './in-turn.mjs';
import { fill } from './records.mjs';
import { startClinic, startEngine } from './servers.mjs';
import { hireDesk } from './staff.mjs';

const SIZES = (process.env.BENCH_SIZES ?? '1000,1000000').split(',').map(Number);
const PRICE = 249.5;
const LINES = 3;
const REGISTERED = {
  legalName: 'Bench',
  address: '1 Market Road, Pune',
  state: '27',
  registration: [{ from: '2020-01-01', kind: 'regular', gstin: '27AAPFU0939F1ZV' }],
};
const TAX_CLASS = {
  name: 'Medicaments',
  supply: 'goods',
  code: '3004',
  unit: 'NOS',
  kind: 'taxable',
  rates: [{ from: '2025-09-22', percent: 5 }],
};

console.log('| Invoices | | requests/s, median | p99 ms, median | ratio, median |\n|--:|---|--:|--:|--:|');
for (const size of SIZES) console.log(await measured(size));

async function measured(size) {
  const folder = await mkdtemp(path.join(tmpdir(), 'clinic-bench-'));
  const engine = await startEngine(path.join(folder, 'db'));
  const client = await MongoClient.connect(engine.uri.replace('/?', '/clinic?'));
  try {
    const { clients, stocked } = await fill(client.db(), size);
    const clinic = await startClinic(engine.uri.replace('/?', '/clinic?'), path.join(folder, 'data'));
    try {
      const token = await registered(clinic.url, client.db());
      return table(size, await inTurn(clinic.url, token, requestsOf(clients, stocked)));
    } finally {
      await clinic.stop();
    }
  } finally {
    await client.close();
    await engine.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

function requestsOf(clients, items) {
  const at = (list, n) => list[(n * 7919) % list.length];
  const post = (call, body) => ({
    method: 'POST',
    path: `/api/invoice/${call}`,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const sold = (n) => ({
    client: at(clients, n)._id.toHexString(),
    items: Array.from({ length: LINES }, (_, line) => ({
      id: at(items, n * LINES + line)._id.toHexString(),
      quantity: 1,
      price: PRICE,
    })),
  });
  const date = new Date().toISOString().slice(0, 10);
  return {
    addInvoice: (n) =>
      post('addInvoice', {
        ...sold(n),
        invoiceNumber: `NEW-${process.pid}-${n}`,
        date,
        tax_Percent: 5,
        paymentMode: 'Cash',
      }),
    issue: (n) => post('issue', { ...sold(n), date, payments: [{ mode: 'Cash', amount: LINES * PRICE }] }),
  };
}

function table(size, rows) {
  const ratios = rows.issue.map(({ perSecond }, round) => perSecond / rows.addInvoice[round].perSecond);
  const row = (name, ratio) => {
    const perSecond = median(rows[name].map((one) => one.perSecond)).toFixed(0);
    const p99 = median(rows[name].map((one) => one.p99));
    return `| ${size.toLocaleString('en')} | \`${name}\` | ${perSecond} | ${p99} | ${ratio} |`;
  };
  return [row('addInvoice', ''), row('issue', median(ratios).toFixed(2))].join('\n');
}

/** Registers the clinic for GST, gives every item a signed tax class, and answers the token of an assistant. */
async function registered(url, db) {
  const call = callsOf(url);
  const { admin: token, desk } = await hireDesk(call, 'bench-person-2');
  const { version } = await call('/admin/business', { token });
  const business = { ...DEFAULT_BUSINESS, ...REGISTERED, version };
  await call('/admin/business', { method: 'PUT', body: business, token });
  const { id } = await call('/rest/taxClasses', { method: 'POST', body: TAX_CLASS, token });
  await call(`/admin/business/sign/${id}`, { method: 'POST', body: {}, token });
  await db.collection('inventory').updateMany({}, { $set: { taxClass: new ObjectId(id) } });
  return desk;
}
