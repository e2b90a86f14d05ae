import { existsSync } from 'node:fs';
import { EnvError, readEnv } from './config/env.ts';
import { announce, startServer } from './server.ts';
import { startPrimary } from './workers/primary.ts';
import { isWorker, tellOpened } from './workers/siblings.ts';

try {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const env = readEnv(process.env);
  if (isWorker) await tellOpened(await startServer(env));
  else announce(await (env.workers > 1 ? startPrimary(env) : startServer(env)));
} catch (error) {
  // A wrong setting is the operator's to mend: one sentence, no stack.
  console.error(error instanceof EnvError ? error.message : error);
  process.exit(1);
}
