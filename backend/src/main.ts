import { existsSync } from 'node:fs';
import { requireAcceptedDatabase } from './platform/config/accepted-database.ts';
import { EnvError, readEnv } from './platform/config/env.ts';
import { OldRecordsError } from './platform/database/old-records.ts';
import { announce, startServer } from './server.ts';

try {
  if (existsSync('.env')) process.loadEnvFile('.env');
  requireAcceptedDatabase(process.env);
  announce(await startServer(readEnv(process.env)));
} catch (error) {
  // For an error that the operator can correct, one sentence replaces the stack.
  const isOperators = error instanceof EnvError || error instanceof OldRecordsError;
  console.error(isOperators ? error.message : error);
  process.exit(1);
}
