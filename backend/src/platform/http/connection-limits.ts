import type { Server } from 'node:http';

/** In milliseconds. The limit of a body is in `stalled-bodies.ts`. */
const LIMITS = {
  headersTimeout: 30_000,
  /** Between two requests: longer than a balancer's usual minute, so that the balancer closes first. */
  keepAliveTimeout: 75_000,
  connectionsCheckingInterval: 5000,
};

/** Call it before the server listens. */
export function limitConnections(server: Server): void {
  Object.assign(server, LIMITS);
}
