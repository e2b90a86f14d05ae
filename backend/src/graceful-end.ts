import type { Server } from 'node:http';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, Response } from 'express';
import type { Env } from './platform/config/env.ts';
import { EmbeddedDatabase } from './platform/embedded-engine/embedded-database.ts';

/** How long requests that have begun are waited for, in milliseconds. */
const REQUESTS_MS = 15_000;
/** What restarts a server kills it after 30 seconds: it ends itself before, whatever hangs. */
const WHOLE_MS = 28_000;

/**
 * On SIGTERM and SIGINT: answers what comes and says with each answer that the connection ends. Once a balancer had the
 * time to send nothing here any more, closes connections that wait for nothing, cuts what is not answered after 15
 * seconds, and is gone after 28.
 */
export function endGracefully(app: NestExpressApplication, { drainSeconds }: Env): void {
  const server: Server = app.getHttpServer();
  let ending = false;
  app.use((_request: Request, response: Response, next: NextFunction) => {
    if (ending) response.setHeader('Connection', 'close');
    next();
  });
  const begin = () => {
    if (ending) return;
    ending = true;
    const drainMs = drainSeconds * 1000;
    let closing: NodeJS.Timeout;
    // Earlier, a balancer's next request would meet a connection that is just being closed.
    const drained = setTimeout(() => {
      closing = setInterval(() => server.closeIdleConnections(), 50).unref();
    }, drainMs).unref();
    setTimeout(() => server.closeAllConnections(), drainMs + REQUESTS_MS).unref();
    setTimeout(() => {
      app.get(EmbeddedDatabase, { strict: false }).kill();
      process.exit(1);
    }, WHOLE_MS).unref();
    server.once('close', () => {
      clearTimeout(drained);
      clearInterval(closing);
    });
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, begin);
}
