import { mkdtemp, readlink, rename, rm, symlink } from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';

// The kernel limits a socket's path to about 108 bytes.
const LONGEST_SOCKET_PATH = 100;

/** A socket path that stays the same across restarts of the engine. */
export interface EngineSocket {
  path: string;
  pointTo(target: string): Promise<void>;
  remove(): Promise<void>;
}

/** Makes a link in `folder`, or in a temporary folder when the path is too long for a socket. */
export async function openEngineSocket(folder: string): Promise<EngineSocket> {
  const wanted = path.join(folder, 'run.sock');
  const temporary =
    Buffer.byteLength(wanted) > LONGEST_SOCKET_PATH
      ? await mkdtemp(
          path.join(Buffer.byteLength(os.tmpdir()) > 60 ? '/tmp' : os.tmpdir(), 'clinic-database-'),
        )
      : undefined;
  const link = temporary ? path.join(temporary, 'run.sock') : wanted;
  await removeTarget(link);
  return {
    path: link,
    async pointTo(target) {
      await removeTarget(link);
      const next = `${link}.next`;
      await rm(next, { force: true });
      await symlink(target, next);
      await rename(next, link);
    },
    async remove() {
      await rm(temporary ?? link, { recursive: true, force: true });
    },
  };
}

/** Removes the temporary folder that a killed engine left. */
async function removeTarget(link: string): Promise<void> {
  const target = await readlink(link).catch(() => undefined);
  const folder = target && path.dirname(target);
  if (folder && path.basename(folder).startsWith('embedded-mongodb-')) {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Also serves the socket on a port of 127.0.0.1; 0 takes a free one. */
export async function listenOnPort(port: number, socketPath: string): Promise<net.Server> {
  const server = net.createServer({ noDelay: true }, (socket) => {
    const engine = net.connect(socketPath);
    socket.pipe(engine).pipe(socket);
    socket.on('error', () => engine.destroy());
    engine.on('error', () => socket.destroy());
    socket.on('close', () => engine.destroy());
    engine.on('close', () => socket.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  return server;
}
