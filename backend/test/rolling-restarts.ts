import { randomUUID } from 'node:crypto';
import { createConnection } from 'mongoose';
import type { Db } from 'mongodb';
import { makePerson } from '../src/operations/demo/factories.ts';
import { freePorts } from './free-ports.ts';
import { Tills, type Losses } from './kills-tills.ts';
import { startForwarding } from './forwarding.ts';
import { startProxy } from './proxy.ts';
import { startServerProcess, type ServerProcess } from './server-process.ts';
import { until } from './until.ts';

interface Plan {
  /** Number of restarts of every server. */
  rounds: number;
  /** Concurrent writers. */
  tills?: number;
  /** Path of a Caddy, nginx or HAProxy; default: the tests' forwarding server. */
  program?: string;
}

export interface RestartFigures extends Losses, ReturnType<Tills['figures']> {
  restarts: number;
  slowestRestart: Restart;
}

/** Times of a restart in milliseconds. */
interface Restart {
  /** Until the old server had ended, including the time in which the proxy learns of it. */
  ended: number;
  /** Until the new server was open. */
  started: number;
  /** Until the proxy sent it a request. */
  reached: number;
}

export const wholeOf = ({ ended, started, reached }: Restart): number => ended + started + reached;

const METRICS_TOKEN = 'the token of the drill';
const BETWEEN = 50;
/** A real proxy checks readiness every 5 seconds, see `deploy/Caddyfile`. */
const DRAIN_SECONDS = { forwarding: '1', real: '6' };

/**
 * Restarts two servers behind a proxy in turn, as in `docs/operations.md`, on an empty database, while people write
 * without pause; each request has a key and is repeated until it is answered.
 */
export async function restartDrill(
  uri: string,
  { rounds, tills = 16, program }: Plan,
): Promise<RestartFigures> {
  const admin = { ...makePerson(), password: randomUUID() };
  const ports = await freePorts(2);
  const start = (port: number) =>
    startServerProcess(uri, {
      PORT: String(port),
      DRAIN_SECONDS: program ? DRAIN_SECONDS.real : DRAIN_SECONDS.forwarding,
      TRUST_PROXY: '1',
      METRICS_TOKEN,
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
    });
  const servers = new Map<number, ServerProcess>();
  for (const port of ports) servers.set(port, await start(port));
  const proxy = program ? await startProxy(program, ports) : await startForwarding(ports);
  const connection = await createConnection(uri, { autoIndex: false }).asPromise();
  try {
    const people = new Tills(() => `${proxy.url}/api`, admin);
    await people.open();
    const done = { restarts: 0, slowestRestart: { ended: 0, started: 0, reached: 0 } };
    const restarts = async () => {
      for (let round = 0; round < rounds; round++)
        for (const [port, server] of servers) {
          await people.acknowledge(BETWEEN);
          const begun = performance.now();
          await server.stop();
          const ended = performance.now();
          servers.set(port, await start(port));
          const started = performance.now();
          await until(() => isReached(proxy.url, port));
          const reached = performance.now();
          const restart = { ended: ended - begun, started: started - ended, reached: reached - started };
          done.restarts += 1;
          if (wholeOf(restart) > wholeOf(done.slowestRestart)) done.slowestRestart = restart;
        }
      await people.acknowledge(BETWEEN);
    };
    await Promise.all([restarts().finally(() => people.close()), people.work(tills)]);
    return { ...done, ...people.figures(), ...(await people.losses(connection.db as Db)) };
  } finally {
    await connection.close();
    await proxy.close();
    await Promise.all([...servers.values()].map((server) => server.kill()));
  }
}

/** Tells whether the proxy sends requests to a server again, by the server's own count. */
async function isReached(url: string, port: number): Promise<true | undefined> {
  await fetch(`${url}/api/health`);
  const headers = { Authorization: `Bearer ${METRICS_TOKEN}` };
  const numbers = await (await fetch(`http://127.0.0.1:${port}/metrics`, { headers })).text();
  return /^http_request_duration_seconds_count{[^}]*route="\/api\/health"/m.test(numbers) ? true : undefined;
}
