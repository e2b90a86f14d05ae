import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { MongoClient } from 'mongodb';
import { connectionOptions } from '../../src/database/connection-options.ts';
import { withDatabase } from '../test-database.ts';
import { faultDrill } from './fault-drill.ts';
import { brokenPromises, rowsOf } from './figures.ts';
import type { ReplicaSet } from './replica-set.ts';
import { CLINIC_DATABASE, type Security } from './security.ts';
import { setFaults } from './set-faults.ts';

const backend = path.resolve(import.meta.dirname, '../..');
const JEST = [
  '--experimental-vm-modules',
  '--no-warnings',
  '--import',
  './test/typescript.mjs',
  '../node_modules/jest/bin/jest.js',
];
const JOURNEY = 'tests/journeys/invoice-and-stock.spec.ts';
/** The journey's second walk has a server of its own on an empty database. */
const FIRST_WALK = ['--grep-invert', 'with the server killed'];
/** People of the drill without faults, which shows that a secured set is written to. */
const FEW = 4;

/** What is wrong after a step; nothing when all is well. */
type Wrong = string[];

/** The backend's whole suite, each of its suites in a database of its own. */
export async function suite(set: ReplicaSet, only: string[]): Promise<Wrong> {
  const code = await run('node', [...JEST, ...only], { TEST_DATABASE_URI: set.uri() }, backend);
  return code === 0 ? [] : ['the backend suite failed'];
}

/** One walk through the built product in a browser. */
export async function journey(set: ReplicaSet): Promise<Wrong> {
  const args = ['run', 'e2e', '--', JOURNEY, ...FIRST_WALK];
  const code = await run(
    'npm',
    args,
    { MONGODB_URI: withDatabase(set.uri(), 'journey') },
    path.resolve(backend, '..'),
  );
  return code === 0 ? [] : ['the browser journey failed'];
}

/** Sixteen people write while members are killed, step down, freeze and are lost. */
export async function faults(set: ReplicaSet, rounds: number): Promise<Wrong> {
  const mended = () => set.whole();
  const told = (line: string) => console.log(line);
  return drilled(set.uri(), 'faults', { faults: setFaults(set), rounds, mended, told });
}

/** The server logs in as a user who may read and write one database, over TLS; nobody else gets in. */
export async function secured(set: ReplicaSet, { clinic, caFile }: Security): Promise<Wrong> {
  const uri = set.uri(clinic);
  const wrong = await drilled(uri, CLINIC_DATABASE, { faults: [quietHour], tills: FEW });
  const ca = encodeURIComponent(caFile);
  const others: [string, string][] = [
    ['a wrong password', set.uri('clinic:wrong')],
    ['no TLS', uri.replace('&tls=true', '').replace(`&tlsCAFile=${ca}`, '')],
    ['an authority that nobody knows', uri.replace(`&tlsCAFile=${ca}`, '')],
  ];
  for (const [what, address] of others) {
    const refused = await connectionOptions(withDatabase(address, CLINIC_DATABASE)).catch(String);
    if (typeof refused !== 'string') wrong.push(`with ${what} the server was let in`);
    else console.log(`With ${what}: ${refused}`);
  }
  return wrong;
}

const quietHour = { name: 'nothing', happen: async () => async () => undefined };

async function drilled(
  server: string,
  database: string,
  plan: Omit<Parameters<typeof faultDrill>[0], 'uri'>,
): Promise<Wrong> {
  const client = new MongoClient(server, { serverSelectionTimeoutMS: 30_000 });
  try {
    const figures = await faultDrill({ uri: withDatabase(server, database), ...plan }, client.db(database));
    console.log(['| | |', '|---|---|', ...rowsOf(figures)].join('\n'));
    return brokenPromises(figures);
  } finally {
    await client.close();
  }
}

async function run(command: string, args: string[], env: NodeJS.ProcessEnv, cwd: string): Promise<number> {
  const child = spawn(command, args, { cwd, stdio: 'inherit', env: { ...process.env, ...env } });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
}
