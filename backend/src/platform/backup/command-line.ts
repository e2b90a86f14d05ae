import path from 'node:path';
import { parseArgs } from 'node:util';
import { BackupError } from './backup-frames.ts';
import type { BackupFile } from './read-backup.ts';

/** Parses the arguments of a command that reads a backup. Throws BackupError with the usage. */
export function backupArguments(command: string, wanted: string): BackupFile & { force: boolean } {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { force: { type: 'boolean', default: false }, identity: { type: 'string' } },
  });
  const [name, ...more] = positionals;
  if (!name || more.length > 0)
    throw new BackupError(`${wanted}: npm run ${command} -- FILE [--force] [--identity KEYFILE]`);
  const { force, identity } = values;
  return { file: path.resolve(name), force, ...(identity && { identity: path.resolve(identity) }) };
}
