import type { Server } from 'node:http';

/** All in milliseconds. What a body may take is in `stalled-bodies.ts`. */
const LIMITS = {
  /** Until the first line and the headers of a request are there. */
  headersTimeout: 30_000,
  /** Between two requests: longer than the usual minute of the balancers in front, so that they close first. */
  keepAliveTimeout: 75_000,
  /** How often the server looks at its connections. */
  connectionsCheckingInterval: 5000,
};

/** A server does not wait for ever for the other side. The limits hold for a server that does not listen yet. */
export function limitConnections(server: Server): void {
  Object.assign(server, LIMITS);
}
