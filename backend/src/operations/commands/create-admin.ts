import { parseArgs } from 'node:util';
import { EnvError, readEnv } from '../../platform/config/env.ts';
import { runCommand } from './run-command.ts';
import { AdminsService } from '../../identity/staff/admins.service.ts';
import { job } from '../../platform/writes/write-context.ts';

// ADMIN_EMAIL=… ADMIN_PASSWORD=… npm run admin:create -- --name "Kavita Shah". The password never stands on the command
// line, which other users of the machine can read.
const { values } = parseArgs({ options: { name: { type: 'string', default: 'Admin' } } });

await runCommand(async (app) => {
  const { adminEmail: email, adminPassword: password } = readEnv(process.env);
  if (!email || !password) throw new EnvError('ADMIN_EMAIL and ADMIN_PASSWORD must be set.');
  await app.get(AdminsService, { strict: false }).create(job(), { name: values.name, email, password });
  return `The admin ${email} can log in now.`;
});
