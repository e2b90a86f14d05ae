import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Logger } from 'nestjs-pino';
import { AppModule } from './app.module.ts';
import type { Env } from './config/env.ts';
import { setUpHttp } from './http/http.setup.ts';
import { serveFrontEnds } from './web/static-files.ts';

/** Builds the whole server over an environment, ready to listen; tests start it the same way. */
export async function createServer(env: Env): Promise<NestExpressApplication> {
  const app = await NestFactory.create<NestExpressApplication>(AppModule.with(env), {
    bodyParser: false,
    abortOnError: false,
    logger: ['fatal', 'error', 'warn'],
  });
  app.useLogger(app.get(Logger));
  setUpHttp(app, env);
  app.enableShutdownHooks();
  return app;
}

/** Creates the server, serves the front ends with it and listens. */
export async function startServer(env: Env): Promise<void> {
  const app = await createServer(env);
  serveFrontEnds(app, { timezone: env.clinicTimezone, demo: false });
  await app.listen(env.port, env.host);
  console.log(`The clinic is open at ${env.publicUrl}`);
}
