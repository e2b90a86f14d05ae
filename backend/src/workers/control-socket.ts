import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';

/** What is written before the sentence of a command that failed. */
const FAILED = 'failed: ';

const socketOf = (dataDir: string): string => path.join(dataDir, 'control.sock');

/** Runs commands of whoever may write into the data directory: each line that it yields is shown, an error is the last one. */
export async function listenForCommands(
  dataDir: string,
  run: (command: string) => AsyncGenerator<string>,
): Promise<net.Server> {
  const file = socketOf(dataDir);
  // One that a killed server left; a running one has the directory for itself.
  await rm(file, { force: true });
  const server = net.createServer((socket) => {
    socket.on('error', () => undefined);
    createInterface(socket).once('line', (name) => {
      void (async () => {
        try {
          for await (const line of run(name)) socket.write(`${line}\n`);
        } catch (error) {
          socket.write(`${FAILED}${(error as Error).message}\n`);
        }
        socket.end();
      })();
    });
  });
  const umask = process.umask(0o177);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(file, resolve);
  }).finally(() => process.umask(umask));
  return server;
}

/** Gives a command to the running server; yields what it says. Throws when it fails, or when nobody listens. */
export async function* command(dataDir: string, name: string): AsyncGenerator<string> {
  const socket = net.connect(socketOf(dataDir));
  await once(socket, 'connect').catch(() => {
    throw new Error(
      `No server with several workers runs on ${dataDir}: set WORKERS to 2 or more, or restart the server.`,
    );
  });
  const lines = createInterface(socket);
  socket.write(`${name}\n`);
  for await (const line of lines) {
    if (line.startsWith(FAILED)) throw new Error(line.slice(FAILED.length));
    yield line;
  }
}
