import { parseArgs } from 'node:util';
import { normaliseEmail } from '@clinic/contract/client-input';
import { email as emailRule, password as passwordRule } from '@clinic/contract/rules';
import { runCommand } from '../command.ts';
import { AdminsService } from './admins.service.ts';

// npm run admin:create -- --email a@b.in --name "Kavita Shah"; the password comes from ADMIN_PASSWORD, never from the
// command line, which other users of the machine can read.
const { values } = parseArgs({
  options: { email: { type: 'string' }, name: { type: 'string', default: 'Admin' } },
});
const email = normaliseEmail(values.email ?? '');
const password = process.env.ADMIN_PASSWORD ?? '';

await runCommand(async (app) => {
  const problem = emailRule(email) ?? passwordRule(password);
  if (problem) throw new Error(`${problem} Use --email, and ADMIN_PASSWORD for the password.`);
  await app.get(AdminsService, { strict: false }).create({ name: values.name, email, password });
  return `The admin ${email} can log in now.`;
});
