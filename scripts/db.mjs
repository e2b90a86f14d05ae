// Serves the embedded database by itself, to look inside with any MongoDB tool: npm run db [-- port].
import path from 'node:path';
import { startEmbeddedEngine } from '../backend/src/platform/embedded-engine/embedded-engine.ts';
import { projectNode, root, run } from './run.mjs';

if ((await run(projectNode, ['scripts/c-library.mjs'])) !== 0) process.exit(1);
const dataDir = path.resolve(process.env.DATA_DIR ?? 'data');
try {
  const engine = await startEmbeddedEngine({
    directory: path.join(dataDir, 'db'),
    cacheDirectory: path.join(root, '.cache'),
    log: (line) => console.error(line),
    port: Number(process.argv[2] ?? 27_017),
  });
  console.log(`MONGODB_URI=${engine.uri.replace('/?', '/clinic?')}`);
  let stopping;
  const stop = () => {
    stopping ??= engine.stop().then(() => process.exit(0));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
