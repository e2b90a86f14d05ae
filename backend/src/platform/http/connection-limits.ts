import type { Server } from 'node:http';

/** In milliseconds. Limits of bodies are in `slow-bodies.ts`. */
const LIMITS = {
  /** Until the request line and headers are complete. */
  headersTimeout: 30_000,
  /** Between two requests; longer than a balancer's usual minute, so that the balancer closes first. */
  keepAliveTimeout: 75_000,
  /** Interval of checks on connections. */
  connectionsCheckingInterval: 5000,
};

/** Limits waits for the other side. Call before the server listens. */
export function limitConnections(server: Server): void {
  Object.assign(server, LIMITS);
}
