import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Range of ports between well-known services and those for outgoing connections (Linux: 32768 on). */
const PORTS = { from: 20_000, below: 32_000 };

/** Draws ports for servers that may also restart on them. They are random, since several test files draw at once. */
export async function freePorts(count: number): Promise<number[]> {
  const free = new Set<number>();
  while (free.size < count) {
    const port = randomInt(PORTS.from, PORTS.below);
    if (await isFree(port)) free.add(port);
  }
  return [...free];
}

function isFree(port: number): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
