// Runs the browser tests against the built product: npm run e2e [-- playwright arguments].
import { findBrowser } from './browser.mjs';
import { buildIfNeeded } from './build.mjs';
import { installIfNeeded } from './install.mjs';
import { keepTemporaryFilesInMemory } from './memory-disk.mjs';
import { projectEnv, projectNode, run } from './run.mjs';

try {
  await installIfNeeded();
  await run(projectNode, ['scripts/c-library.mjs']);
  await buildIfNeeded();
  await keepTemporaryFilesInMemory();
  const env = projectEnv({ CHROME_PATH: await findBrowser() });
  process.exitCode = await run('npm', ['test', '--workspace', 'e2e', '--', ...process.argv.slice(2)], {
    env,
  });
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
