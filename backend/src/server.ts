import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Logger } from 'nestjs-pino';
import { AdminsService } from './identity/staff/admins.service.ts';
import { AppModule } from './app.module.ts';
import { mailsAreSetUp, type Env } from './platform/config/env.ts';
import { DemoClinic, DEMO_LOG_INS, DEMO_PASSWORD } from './operations/demo/demo-clinic.ts';
import { EmbeddedDatabase } from './platform/embedded-engine/embedded-database.ts';
import { endGracefully } from './graceful-end.ts';
import { setUpHttp } from './http.setup.ts';
import { serveApiDocs } from './platform/api-docs/api-docs.ts';
import { serveFrontEnds } from './platform/web/static-files.ts';

interface Opened {
  url: string;
  demo: boolean;
}

/** Creates the server, ready to listen; tests start it the same way. */
export async function createServer(env: Env): Promise<NestExpressApplication> {
  const app = await NestFactory.create<NestExpressApplication>(AppModule.with(env), {
    bodyParser: false,
    abortOnError: false,
    logger: ['fatal', 'error', 'warn'],
  });
  setUpHttp(app, env);
  await serveApiDocs(app, env);
  app.enableShutdownHooks();
  return app;
}

/** Creates the server, prepares the clinic and listens. */
export async function startServer(env: Env): Promise<Opened> {
  const app = await createServer(env);
  endGracefully(app, env);
  const facts = {
    timezone: env.clinicTimezone,
    demo: false,
    passwordMin: env.passwordMin,
    mails: mailsAreSetUp(env),
  };
  serveFrontEnds(app, facts, env);
  await app.init();
  // Set after the start, which would log all routes.
  const logger = app.get(Logger);
  app.useLogger(logger);
  if (env.workers)
    logger.warn(
      `WORKERS=${env.workers} is ignored: run several servers behind a proxy, see docs/operations.md.`,
    );
  await app.get(AdminsService, { strict: false }).createFirst();
  facts.demo = await app.get(DemoClinic, { strict: false }).prepare();
  await app.listen(env.port, env.host);
  app.get(EmbeddedDatabase, { strict: false }).watch();
  // Port 0 lets the system choose; links in emails must name the chosen port.
  if (env.port === 0) env.publicUrl = (await app.getUrl()).replace(/\[::1]|127\.0\.0\.1/, 'localhost');
  return { url: env.publicUrl, demo: facts.demo };
}

/** Prints the clinic's address, and how to log in. */
export function announce({ url, demo }: Opened): void {
  console.log(`\nThe clinic is open: ${url}\n`);
  if (!demo) return;
  console.log(`Demo log-ins, all with the password "${DEMO_PASSWORD}":`);
  for (const { area, path, email } of DEMO_LOG_INS)
    console.log(`  ${area.padEnd(10)} ${url}${path}  ${email}`);
}
