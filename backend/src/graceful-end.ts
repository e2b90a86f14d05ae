import type { Server } from 'node:http';
import net from 'node:net';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, Response } from 'express';
import { EmbeddedDatabase } from './embedded-engine/embedded-database.ts';
import { whenPrimaryAsks } from './workers/siblings.ts';

/** How long requests that have begun are waited for, in milliseconds. */
const REQUESTS_MS = 15_000;
/** How long a worker that leaves waits for the next request on a connection, to end it with the answer. */
const NEXT_REQUEST_MS = 2000;
/** What restarts a server kills it after 30 seconds: it ends itself before, whatever hangs. */
const WHOLE_MS = 28_000;

/**
 * On SIGTERM and SIGINT: answers what has begun and says with each answer that the connection ends, closes connections that
 * wait for nothing, cuts what is not answered after 15 seconds, and is gone after 28. A worker whose place another one
 * has taken does the same, but first leaves open connections their next request, which may be on its way.
 */
export function endGracefully(app: NestExpressApplication): void {
  const server: Server = app.getHttpServer();
  let ending = false;
  app.use((_request: Request, response: Response, next: NextFunction) => {
    if (ending) response.setHeader('Connection', 'close');
    next();
  });
  const begin = (idleMs: number) => {
    if (ending) return;
    ending = true;
    let closing: NodeJS.Timeout;
    const idle = setTimeout(() => {
      closing = setInterval(() => server.closeIdleConnections(), 50).unref();
    }, idleMs).unref();
    setTimeout(() => server.closeAllConnections(), REQUESTS_MS).unref();
    setTimeout(() => {
      app.get(EmbeddedDatabase, { strict: false }).kill();
      process.exit(1);
    }, WHOLE_MS).unref();
    server.once('close', () => {
      clearTimeout(idle);
      clearInterval(closing);
    });
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => begin(0));
  whenPrimaryAsks('leave', () => {
    begin(NEXT_REQUEST_MS);
    // That of `net` only ends listening; that of `http` also closes connections that are idle just now.
    net.Server.prototype.close.call(server, () => process.kill(process.pid, 'SIGTERM'));
  });
}
