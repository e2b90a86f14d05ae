import path from 'node:path';
import { parseArgs } from 'node:util';
import { BackupError, inWords } from './backup-frames.ts';
import { withConfiguredDatabase } from './configured-database.ts';
import { restoreBackup } from './restore-backup.ts';

// npm run restore -- FILE [--force]
await withConfiguredDatabase(async (db) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { force: { type: 'boolean', default: false } },
  });
  const [name, ...more] = positionals;
  if (!name || more.length > 0)
    throw new BackupError('Say which file to restore: npm run restore -- FILE [--force]');
  const manifest = await restoreBackup(db, path.resolve(name), values);
  return `Back in the database, and compared with the file: ${inWords(manifest)}.`;
});
