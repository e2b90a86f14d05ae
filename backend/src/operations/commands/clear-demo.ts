import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { runCommand } from './run-command.ts';
import { DemoClinic } from '../demo/demo-clinic.ts';

await runCommand(async (app) => {
  if (!(await app.get(DemoClinic, { strict: false }).isHere()))
    return 'There is no demo clinic in this database.';
  await app.get<Connection>(getConnectionToken(), { strict: false }).dropDatabase();
  return 'The demo clinic is gone; the next start opens an empty one. Set DEMO_DATA=false to keep it empty.';
});
