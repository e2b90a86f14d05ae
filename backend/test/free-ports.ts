import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below them lie other services, above them the ports that a system gives to outgoing connections (Linux: 32768 on). */
const PORTS = { from: 20_000, below: 32_000 };

/**
 * Ports on which servers can start, and start anew: no outgoing connection takes one in between. Drawn, since several
 * test files ask at the same time.
 */
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
