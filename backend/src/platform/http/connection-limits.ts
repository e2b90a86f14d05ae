import type { Server } from 'node:http';

/** Limits in milliseconds. Those of bodies are in `slow-bodies.ts`. */
const LIMITS = {
  /** Limit for the request line and all headers. */
  headersTimeout: 30_000,
  /** Limit between two requests; above a balancer's usual minute, so that the balancer closes first. */
  keepAliveTimeout: 75_000,
  /** Interval of checks on connections. */
  connectionsCheckingInterval: 5000,
};

/** Limits how long the server waits for clients. Call it before the server listens. */
export function limitConnections(server: Server): void {
  Object.assign(server, LIMITS);
}
