import { counted } from '@clinic/contract/platform/counted';
import { inWords } from './backup-frames.ts';
import { backupArguments } from './command-line.ts';
import { withConfiguredDatabase } from './configured-database.ts';
import { restoreBackup } from './restore-backup.ts';

// npm run restore -- FILE [--force] [--identity KEYFILE]
await withConfiguredDatabase(async (db) => {
  const { force, ...backup } = backupArguments('restore', 'Say which file to restore');
  const { manifest, mended } = await restoreBackup(db, backup, { force });
  const given =
    mended > 0
      ? ` ${counted(mended, 'record')} that was read at another moment than its invoice was mended.`
      : '';
  return `Back in the database, and compared with the file: ${inWords(manifest)}.${given}`;
});
