import { counted, nounOf } from '@clinic/contract/platform/counted';
import { Clock } from '../config/clock.ts';
import { inWords } from './backup-frames.ts';
import { backupArguments } from './command-line.ts';
import { withConfiguredDatabase } from './configured-database.ts';
import { restoreBackup } from './restore-backup.ts';

// npm run restore -- FILE [--force] [--identity KEYFILE]
await withConfiguredDatabase(async (db, _client, env) => {
  const { force, ...backup } = backupArguments('restore', 'Say which file to restore');
  const { manifest, mended, stopped } = await restoreBackup(db, backup, { force, clock: new Clock(env) });
  const given =
    mended > 0
      ? ` ${counted(mended, 'record')} that was read at another moment than its invoice was mended.`
      : '';
  const waits =
    stopped > 0
      ? ` ${counted(stopped, 'series', 'series')} of numbers ${nounOf(stopped, 'waits', 'wait')} until an admin says which one was the last on paper (Settings, Business).`
      : '';
  return `Back in the database, and compared with the file: ${inWords(manifest)}.${given}${waits}`;
});
