import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { freePorts } from './free-ports.ts';
import { until } from './until.ts';

export interface Proxy {
  /** Base address, without a trailing slash. */
  url: string;
  close(): Promise<void>;
}

const DEPLOY = path.resolve(import.meta.dirname, '../../deploy');
/** Interval of the forwarding server's readiness checks, in milliseconds. */
const HEALTH_MS = 100;

/** Starts a real proxy (`program`: its path) with `deploy`'s file, before local servers on these ports. */
export async function startProxy(program: string, ports: readonly number[]): Promise<Proxy> {
  const [port = 0, adminPort] = await freePorts(2);
  const folder = await mkdtemp(path.join(tmpdir(), 'clinic-proxy-'));
  const url = `http://127.0.0.1:${port}`;
  const env = {
    PATH: process.env.PATH,
    HOME: folder,
    CLINIC_HOST: url,
    SERVERS: ports.map((one) => `127.0.0.1:${one}`).join(' '),
    CADDY_ADMIN: `127.0.0.1:${adminPort}`,
  };
  const isNginx = path.basename(program).startsWith('nginx');
  if (isNginx) await writeFile(path.join(folder, 'nginx.conf'), await nginxSettings(folder, port, ports));
  const args = isNginx
    ? ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr', '-g', 'daemon off;']
    : ['run', '--adapter', 'caddyfile', '--config', path.join(DEPLOY, 'Caddyfile')];
  const proxy = spawn(program, args, { env, stdio: 'ignore' });
  const ended = once(proxy, 'exit');
  const answers = () =>
    fetch(`${url}/api/health`).then(
      ({ ok }) => (ok ? true : undefined),
      () => undefined,
    );
  await Promise.race([
    until(answers),
    ended.then(() => Promise.reject(new Error(`${program} ended at its start.`))),
  ]);
  const close = async () => {
    proxy.kill('SIGKILL');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  return { url, close };
}

/** The file of `deploy` with other ports and without TLS, inside a minimal nginx configuration. */
async function nginxSettings(folder: string, port: number, ports: readonly number[]): Promise<string> {
  const given = await readFile(path.join(DEPLOY, 'nginx.conf'), 'utf8');
  const settings = given
    .replace(
      /(\n\tserver 127\.0\.0\.1:\d+[^;]*;)+/,
      ports.map((one) => `\n\tserver 127.0.0.1:${one};`).join(''),
    )
    .replace(/listen [^;]*;/, `listen 127.0.0.1:${port};`)
    .replaceAll(/\n\tssl_[^;]*;/g, '');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  // An nginx started by root switches to its own user, who cannot write to the folder.
  const user = process.getuid?.() === 0 ? 'user root;\n' : '';
  return `${user}pid nginx.pid;\nevents {}\nhttp {\naccess_log off;\n${temporary.join('\n')}\n${settings}\n}\n`;
}

/**
 * A small test proxy: checks each server's readiness, distributes requests in turn, and tries the next server
 * when one refuses the connection. A request that breaks later gets 502, since it may have been carried out. While no
 * server is ready, which may be so on a very busy machine, requests wait.
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
