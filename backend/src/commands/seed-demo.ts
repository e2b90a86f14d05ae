import { counted } from '@clinic/contract/counted';
import { parseArgs } from 'node:util';
import { wholeNumber } from '@clinic/contract/rules';
import { runCommand } from './run-command.ts';
import { DemoClinic } from '../demo/demo-clinic.ts';
import { LargeClinic } from '../demo/large-clinic.ts';

// npm run seed -- --clients 5000 --invoices 100000
const { values } = parseArgs({
  options: { clients: { type: 'string', default: '0' }, invoices: { type: 'string', default: '0' } },
});

function count(name: 'clients' | 'invoices'): number {
  const problem = wholeNumber(0, 1_000_000)(Number(values[name]));
  if (problem) throw new Error(`--${name}: ${problem}`);
  return Number(values[name]);
}

await runCommand(async (app) => {
  const [clients, invoices] = [count('clients'), count('invoices')];
  await app.get(DemoClinic, { strict: false }).fillOnce();
  await app.get(LargeClinic, { strict: false }).add(clients, invoices);
  return `The demo clinic is there, with ${counted(clients, 'more client')} and ${counted(invoices, 'more invoice')}.`;
});
