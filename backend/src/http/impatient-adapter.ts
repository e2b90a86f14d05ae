import { createServer } from 'node:http';
import { ExpressAdapter } from '@nestjs/platform-express';
import type { Express } from 'express';
import { shelveRoutes } from './route-shelves.ts';

/** All in milliseconds. What a body may take is in `stalled-bodies.ts`. */
const LIMITS = {
  /** Until the first line and the headers of a request are there. */
  headersTimeout: 30_000,
  /** Between two requests: longer than the usual minute of the balancers in front, so that they close first. */
  keepAliveTimeout: 75_000,
  /** How often is looked. */
  connectionsCheckingInterval: 5000,
};

/** Express on a server that does not wait for ever for the other side. */
export class ImpatientAdapter extends ExpressAdapter {
  override initHttpServer(): void {
    const app = this.getInstance<Express>();
    shelveRoutes(app.router as never);
    this.httpServer = createServer(LIMITS, app);
  }
}
