import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Proxy } from './proxy.ts';
import { until } from './until.ts';

/** Milliseconds between readiness checks. */
const HEALTH_MS = 100;

/**
 * A small proxy: checks each server's readiness, forwards requests in turn, and tries the next server when a connection
 * is refused. A request that breaks later gets 502, since it may have been carried out. While no server is ready, as on
 * a busy machine, requests wait.
 */
export async function startForwarding(ports: readonly number[]): Promise<Proxy> {
  const agent = new http.Agent({ keepAlive: true });
  const ready = new Set<number>();
  const ask = async (port: number) => {
    const { ok } = await fetch(`http://127.0.0.1:${port}/api/health/ready`).catch(() => ({ ok: false }));
    if (ok) ready.add(port);
    else ready.delete(port);
  };
  await Promise.all(ports.map(ask));
  const asking = setInterval(() => void Promise.all(ports.map(ask)), HEALTH_MS);
  let turn = 0;
  const server = http.createServer(async (request, response) => {
    const body = await buffer(request);
    const { method, url, headers } = request;
    const send = (port: number) => {
      const forwarded = http.request(
        { host: '127.0.0.1', port, method, path: url, headers, agent },
        (answer) => {
          response.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(response);
        },
      );
      forwarded.once('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'ECONNREFUSED') {
          ready.delete(port);
          void sendToNext();
        } else response.writeHead(502).end();
      });
      forwarded.end(body);
    };
    const sendToNext = () =>
      until(async () => [...ready][turn++ % ready.size]).then(send, () => response.writeHead(503).end('{}'));
    await sendToNext();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    clearInterval(asking);
    server.closeAllConnections();
    server.close();
    agent.destroy();
  };
  return { url: `http://127.0.0.1:${port}`, close };
}
