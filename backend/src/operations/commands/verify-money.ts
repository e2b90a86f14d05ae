import { counted } from '@clinic/contract/platform/counted';
import { MoneyChecks } from '../../billing/money-checks/money-checks.ts';
import { runCommand } from './run-command.ts';

// npm run money:verify: names the invoices, payments, credit notes and tables of returns that do not add up.
await runCommand(async (app) => {
  const wrong = await app.get(MoneyChecks, { strict: false }).find();
  if (wrong.length === 0) return 'All money adds up.';
  const lines = wrong.map(
    ({ collection, id, number, why }) => `${collection} ${number ?? ''} (${id}): ${why}`,
  );
  throw new Error(`${lines.join('\n')}\n${counted(wrong.length, 'record')} with money that does not add up.`);
});
