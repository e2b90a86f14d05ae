import { existsSync } from 'node:fs';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { EnvError, readEnv } from '../../platform/config/env.ts';
import { createServer } from '../../server.ts';

/** Runs on the configured database, without listening; prints an error as one sentence. */
export async function runCommand(work: (app: NestExpressApplication) => Promise<string>): Promise<void> {
  let app: NestExpressApplication | undefined;
  try {
    if (existsSync('.env')) process.loadEnvFile('.env');
    app = await createServer(readEnv(process.env));
    await app.init();
    console.log(await work(app));
  } catch (error) {
    console.error(error instanceof EnvError ? error.message : (error as Error).message);
    process.exitCode = 1;
  } finally {
    await app?.close();
  }
}
