import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePorts } from './free-ports.ts';
import { until } from './until.ts';

export interface Proxy {
  /** Base address, without a trailing slash. */
  url: string;
  close(): Promise<void>;
}

/** Ports of a proxy and of the servers behind it. */
interface Place {
  folder: string;
  port: number;
  ports: readonly number[];
}

const DEPLOY = path.resolve(import.meta.dirname, '../../deploy');

/** Writes a proxy's settings into its folder, where they differ from `deploy`; returns its arguments. */
const ARGUMENTS: Record<string, (place: Place) => Promise<string[]>> = {
  caddy: async () => ['run', '--adapter', 'caddyfile', '--config', path.join(DEPLOY, 'Caddyfile')],
  async nginx(place) {
    await writeFile(path.join(place.folder, 'nginx.conf'), await nginxSettings(place));
    return ['-p', place.folder, '-c', 'nginx.conf', '-e', 'stderr', '-g', 'daemon off;'];
  },
  async haproxy(place) {
    const file = path.join(place.folder, 'haproxy.cfg');
    await writeFile(file, await haproxySettings(place));
    return ['-db', '-f', file];
  },
};

/** Starts a real proxy (`program`: its path) with the file of `deploy`, in front of local servers. */
export async function startProxy(program: string, ports: readonly number[]): Promise<Proxy> {
  const argumentsOf = ARGUMENTS[path.basename(program)];
  if (!argumentsOf) throw new Error(`PROXY must be the path of ${Object.keys(ARGUMENTS).join(', ')}.`);
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
  const proxy = spawn(program, await argumentsOf({ folder, port, ports }), { env, stdio: 'ignore' });
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

/** The file of `deploy` with these ports in place of its own. */
async function deployed(name: string, { ports }: Place): Promise<string> {
  const given = await readFile(path.join(DEPLOY, name), 'utf8');
  const left = [...ports];
  return given.replaceAll(/(\n\tserver [^;\n]*127\.0\.0\.1:)\d+/g, (_, before) => `${before}${left.shift()}`);
}

/** The file of `deploy` without TLS, inside a minimal nginx configuration. */
async function nginxSettings(place: Place): Promise<string> {
  const { folder, port } = place;
  const settings = (await deployed('nginx.conf', place))
    .replace(/listen [^;]*;/, `listen 127.0.0.1:${port};`)
    .replaceAll(/\n\tssl_[^;]*;/g, '');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  // An nginx started by root changes to its own user, who could not write to the folder.
  const user = process.getuid?.() === 0 ? 'user root;\n' : '';
  return `${user}pid nginx.pid;\nevents {}\nhttp {\naccess_log off;\n${temporary.join('\n')}\n${settings}\n}\n`;
}

/** The file of `deploy` without TLS, for HAProxy. */
async function haproxySettings(place: Place): Promise<string> {
  return (await deployed('haproxy.cfg', place)).replace(/bind .*/, `bind 127.0.0.1:${place.port}`);
}
