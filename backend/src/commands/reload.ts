import { existsSync } from 'node:fs';
import { readEnv } from '../config/env.ts';
import { command } from '../workers/control-socket.ts';

// npm run reload: the workers of the running server are exchanged one after the other, and nobody notices.
try {
  if (existsSync('.env')) process.loadEnvFile('.env');
  for await (const line of command(readEnv(process.env).dataDir, 'reload')) console.log(line);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
