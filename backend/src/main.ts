import { existsSync } from 'node:fs';
import { requireAcceptedDatabase } from './platform/config/accepted-database.ts';
import { EnvError, readEnv } from './platform/config/env.ts';
import { announce, startServer } from './server.ts';

try {
  if (existsSync('.env')) process.loadEnvFile('.env');
  requireAcceptedDatabase(process.env);
  announce(await startServer(readEnv(process.env)));
} catch (error) {
  // The operator corrects a wrong setting: one sentence, no stack.
  console.error(error instanceof EnvError ? error.message : error);
  process.exit(1);
}
