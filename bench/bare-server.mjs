// Serves the same queries with node:http and the driver alone, to compare the clinic's server with. Usage: node
// bare-server.mjs <MongoDB URI> <checked: true|false>
import { createSecretKey } from 'node:crypto';
import { createServer } from 'node:http';
import { verify as verifyPassword } from '@node-rs/argon2';
import jsonwebtoken from 'jsonwebtoken';
import { MongoClient, ObjectId } from 'mongodb';

const [uri, checked] = process.argv.slice(2);
const key = createSecretKey(process.env.JWT_SECRET, 'utf8');
const client = await MongoClient.connect(uri, { maxPoolSize: 50 });
const db = client.db();
const invoices = db.collection('invoices');
const appointments = db.collection('appointments');
const assistants = db.collection('assistants');
const sessions = db.collection('sessions');
const newestFirst = { date: -1, _id: -1 };

/** Each request is checked as the clinic's server does; sessions and accounts are kept for a second there, too. */
const known = new Map();
async function isSignedIn({ headers }) {
  const { sub, jti } = jsonwebtoken.verify(headers.authorization?.slice(7) ?? '', key);
  let read = known.get(jti);
  if (!read || performance.now() - read.at > 1000) {
    const [account, session] = await Promise.all([
      assistants.findOne({ _id: new ObjectId(sub), deletedAt: null }, { projection: { name: 1, ver: 1 } }),
      sessions.findOne({ _id: new ObjectId(jti) }),
    ]);
    read = { at: performance.now(), good: session?.ver === account?.ver, ends: session?.expiresAt };
    known.set(jti, read);
  }
  return read.good && read.ends > new Date();
}

const page = (query, where) =>
  invoices
    .find(where)
    .sort(newestFirst)
    .skip(Number(query.get('offset') ?? 0))
    .limit(25)
    .toArray();

async function list(query) {
  const where = {
    ...(query.has('client') && { 'client.id': new ObjectId(query.get('client')) }),
    ...(query.has('q') && { 'client.name': { $regex: query.get('q'), $options: 'i' } }),
  };
  const isAll = Object.keys(where).length === 0;
  const [rows, total] = await Promise.all([
    page(query, where),
    isAll ? invoices.estimatedDocumentCount() : invoices.countDocuments(where),
  ]);
  return { rows, total };
}

async function bodyOf(request) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  return JSON.parse(Buffer.concat(chunks).toString());
}

const calls = {
  '/list': (query) => list(query),
  '/get': (query) => invoices.findOne({ _id: new ObjectId(query.get('id')) }),
  '/month': (query) =>
    appointments
      .find({
        endsAt: { $gt: new Date(query.get('from')) },
        startsAt: { $gt: new Date(query.get('earliest')), $lt: new Date(query.get('to')) },
      })
      .sort({ startsAt: 1, _id: 1 })
      .toArray(),
  async '/create'(_, request) {
    const invoice = await bodyOf(request);
    invoice.client.id = new ObjectId(invoice.client.id);
    for (const item of invoice.items) item.id = new ObjectId(item.id);
    for (const booking of invoice.stock) booking.item = new ObjectId(booking.item);
    invoice.createdAt = invoice.updatedAt = new Date();
    await invoices.insertOne(invoice);
    return invoice;
  },
  async '/log-in'(_, request) {
    const { email, password } = await bodyOf(request);
    const account = await assistants.findOne({ email, deletedAt: null });
    if (!account || !(await verifyPassword(account.passwordHash, password))) throw new Error('wrong');
    const token = jsonwebtoken.sign(
      { sub: account._id.toHexString(), role: 'assistant', ver: account.ver },
      key,
      { expiresIn: '12h' },
    );
    return { token };
  },
};

let running = 0;

const server = createServer(async (request, response) => {
  // Slow queries go on after their caller has left, so the next measurement waits for them.
  if (request.url === '/running') return void response.end(String(running));
  running++;
  try {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bare');
    if (checked === 'true' && pathname !== '/log-in' && !(await isSignedIn(request))) throw new Error('401');
    const answer = await calls[pathname](searchParams, request);
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify(answer));
  } catch (error) {
    response.statusCode = 500;
    response.end(String(error));
  } finally {
    running--;
  }
});
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`));
