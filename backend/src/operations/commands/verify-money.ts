import { counted } from '@clinic/contract/platform/counted';
import { MoneyCheck } from '../../billing/payments/money-check.ts';
import { runCommand } from './run-command.ts';

// npm run money:verify: names the invoices, payments and credit notes whose money does not add up.
await runCommand(async (app) => {
  const { wrong } = await app.get(MoneyCheck, { strict: false }).run();
  if (wrong.length === 0) return 'All money adds up.';
  const lines = wrong.map(
    ({ collection, id, number, why }) => `${collection} ${number ?? ''} (${id}): ${why}`,
  );
  throw new Error(`${lines.join('\n')}\n${counted(wrong.length, 'record')} with money that does not add up.`);
});
