import { Clock } from '../config/clock.ts';
import { inWords } from './backup-frames.ts';
import { backupArguments } from './command-line.ts';
import { withTemporaryDatabase } from './configured-database.ts';
import { restoreBackup } from './restore-backup.ts';

/** Characters of a checksum that a person compares. */
const SHOWN = 16;

// npm run backup:check -- FILE [--identity KEYFILE]
await withTemporaryDatabase(async (db, _client, env) => {
  const backup = backupArguments('backup:check', 'Say which file to check');
  const { manifest, mended } = await restoreBackup(db, backup, {
    force: false,
    clock: new Clock(env),
  });
  const lines = manifest.collections.map(
    ({ name, count, sha256 }) => `  ${String(count).padStart(9)}  ${sha256.slice(0, SHOWN)}  ${name}`,
  );
  const off = mended > 0 ? [`A restore gives back the stock of ${mended} of its items.`] : [];
  return [
    'Restored beside, and every collection has the count and the sum that the file names:',
    ...lines,
    ...off,
    `The file is good: ${inWords(manifest)}.`,
  ].join('\n');
});
