import { execFile } from 'node:child_process';
import path from 'node:path';

/** Runs a built program to its end, as npm does: `file` is its path under `dist`. Answers its exit code and output. */
export function runBuilt(
  file: string,
  env: Record<string, string>,
  ...args: string[]
): Promise<{ code: unknown; says: string }> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [`dist/${file}`, ...args],
      { cwd: path.resolve(import.meta.dirname, '..'), env: { PATH: process.env.PATH, ...env } },
      (error, stdout, stderr) => resolve({ code: error?.code ?? 0, says: (stdout + stderr).trim() }),
    );
  });
}
