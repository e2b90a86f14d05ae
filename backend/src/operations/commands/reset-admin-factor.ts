import { parseArgs } from 'node:util';
import { runCommand } from './run-command.ts';
import { SecondFactorResets } from '../../identity/second-factor/second-factor-resets.ts';

// npm run admin:reset-factor -- kavita@clinic.example: for an admin who has lost the second factor and whom no other
// admin can help.
const { positionals } = parseArgs({ allowPositionals: true });

await runCommand(async (app) => {
  const [email = ''] = positionals;
  await app.get(SecondFactorResets, { strict: false }).ofAdmin(email.trim().toLowerCase());
  return `The admin ${email} logs in with the password alone now, and is logged out everywhere.`;
});
