import { parseArgs } from 'node:util';
import { ConfirmedPeople } from '../../identity/account-links/confirmed-people.ts';
import { runCommand } from './run-command.ts';

// Unlocks a colleague's account that was moved to this address, in a clinic with a single admin, who asked for the
// move: npm run admin:confirm -- doctor asha@clinic.example.
const { positionals } = parseArgs({ allowPositionals: true });

await runCommand(async (app) => {
  const [role, email = ''] = positionals;
  if (role !== 'doctor' && role !== 'assistant') throw new Error('Please say "doctor" or "assistant" first.');
  await app.get(ConfirmedPeople, { strict: false }).byOperator(role, email.trim().toLowerCase());
  return `The account of ${email} is open again.`;
});
