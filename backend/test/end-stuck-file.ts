import { existsSync, readFileSync } from 'node:fs';
import { stuckFileName } from './stuck-file-name.ts';

const LOOK_MS = 5000;
const WAITED_FOR = new Set(['tcp', 'pipe', 'process', 'timer', 'fs_event']);
const named = stuckFileName(process.ppid);

/**
 * Ends this worker when its test file runs too long. The runner then reports the file as failed and continues with
 * another worker; the output names the waiting test, sockets and timers.
 */
function endIfStuck(): void {
  const { testPath, currentTestName } = expect.getState();
  if (!existsSync(named) || readFileSync(named, 'utf8') !== testPath) return;
  const { libuv } = process.report.getReport() as { libuv: { type: string }[] };
  console.error(
    `${testPath} does not end. Its last test: ${currentTestName}\n`,
    JSON.stringify(libuv.filter(({ type }) => WAITED_FOR.has(type))),
  );
  process.exit(1);
}

setInterval(endIfStuck, LOOK_MS).unref();
