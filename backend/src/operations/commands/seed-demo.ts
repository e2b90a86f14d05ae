import { counted } from '@clinic/contract/platform/counted';
import { parseArgs } from 'node:util';
import { wholeNumber } from '@clinic/contract/rules';
import { runCommand } from './run-command.ts';
import { DemoClinic } from '../demo/demo-clinic.ts';
import { LargeClinic } from '../seed/large-clinic.ts';
import { SeedRefused } from '../seed/large-seed.ts';
import { MOST } from '../seed/large-draw.ts';

// npm run seed -- --clients 100000 --invoices 1000000 --appointments 1000000 --audit 5000000
const NONE = { type: 'string', default: '0' } as const;
const { values } = parseArgs({
  options: { clients: NONE, invoices: NONE, appointments: NONE, audit: NONE },
});

function count(name: keyof typeof values): number {
  const problem = wholeNumber(0, MOST)(Number(values[name]));
  if (problem) throw new SeedRefused(`--${name}: ${problem}`);
  return Number(values[name]);
}

await runCommand(async (app) => {
  const counts = {
    clients: count('clients'),
    invoices: count('invoices'),
    appointments: count('appointments'),
    audit: count('audit'),
  };
  const { clients, ...records } = counts;
  if (clients === 0 && Object.values(records).some((many) => many > 0))
    throw new SeedRefused('Whose are they? Say how many clients there are, too: --clients 5000.');
  if (!(await app.get(DemoClinic, { strict: false }).fillOnce()))
    throw new SeedRefused('This database has a clinic of its own: take an empty one.');
  if (clients > 0) await app.get(LargeClinic, { strict: false }).add(counts, (line) => console.log(line));
  const more = Object.entries(counts).map(([name, many]) =>
    name === 'audit' ? counted(many, 'audit row') : counted(many, `more ${name.slice(0, -1)}`),
  );
  return `The demo clinic is there, with ${more.join(', ')}.`;
});
