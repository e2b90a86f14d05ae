import type { Server } from 'node:http';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, Response } from 'express';
import type { Env } from './platform/config/env.ts';
import { EmbeddedDatabase } from './platform/embedded-engine/embedded-database.ts';

/** Milliseconds that running requests get to finish. */
const REQUESTS_MS = 15_000;
/** A process manager kills the server after 30 seconds, so it exits before that in any case. */
const WHOLE_MS = 28_000;

/**
 * Ends the server on SIGTERM and SIGINT: it first keeps answering with `Connection: close`. After the drain time, in
 * which a balancer stops sending, it closes idle connections, cuts requests that are unanswered after 15 seconds, and
 * exits after 28 at the latest.
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
    // Earlier, a balancer's next request could meet a connection that is just being closed.
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
