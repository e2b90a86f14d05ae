import { parseArgs } from 'node:util';
import { findMongod, NOT_MEASURED } from './mongod.ts';
import { type ReplicaSet, startReplicaSet } from './replica-set.ts';
import { hasOpenssl, makeSecurity, type Security } from './security.ts';
import { faults, journey, secured, suite } from './steps.ts';

// `MONGOD=/path npm run test:replica [-- --only suite,journey,faults,secured] [--rounds 3] [jest's file patterns]`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string', default: 'suite,journey,faults,secured' },
    rounds: { type: 'string', default: '3' },
  },
});
const wanted = values.only.split(',');
let open: ReplicaSet | undefined;
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    void Promise.resolve(open?.close()).finally(() => process.exit(1));
  });

try {
  const mongod = await findMongod(process.env);
  if (mongod) process.exitCode = (await everything(mongod)).length > 0 ? 1 : 0;
  else console.log(NOT_MEASURED);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

async function everything(mongod: string): Promise<string[]> {
  const wrong: string[] = [];
  const step = async (name: string, set: ReplicaSet, work: () => Promise<string[]>) => {
    if (!wanted.includes(name)) return;
    console.log(`\n=== ${name}`);
    await set.whole();
    wrong.push(...(await work().catch((error: Error) => [`${name}: ${error.message}`])));
  };
  await on({ mongod }, async (set) => {
    await step('suite', set, () => suite(set, positionals));
    await step('journey', set, () => journey(set));
    await step('faults', set, () => faults(set, Number(values.rounds)));
  });
  if (!(await hasOpenssl()))
    console.log('\nSKIPPED: there is no openssl here, so log-in and TLS to the database were not tested.');
  else if (wanted.includes('secured')) {
    let security: Security | undefined;
    const secure = async (folder: string) => (security = await makeSecurity(folder));
    await on({ mongod, secure }, (set) => step('secured', set, () => secured(set, security as Security)));
  }
  console.log(wrong.length > 0 ? `\nFAILED:\n${wrong.join('\n')}` : '\nAll of it is as it is promised.');
  return wrong;
}

async function on(
  options: Parameters<typeof startReplicaSet>[0],
  work: (set: ReplicaSet) => Promise<void>,
): Promise<void> {
  open = await startReplicaSet(options);
  try {
    await work(open);
  } finally {
    await open.close();
  }
}
