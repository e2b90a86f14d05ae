import path from 'node:path';
import { parseArgs } from 'node:util';
import { BackupError, inWords } from './backup-frames.ts';
import { withConfiguredDatabase } from './configured-database.ts';
import { writeBackup } from './write-backup.ts';

// npm run backup -- FILE
await withConfiguredDatabase(async (db, client) => {
  const [name, ...more] = parseArgs({ allowPositionals: true }).positionals;
  if (!name || more.length > 0) throw new BackupError('Say which file to write: npm run backup -- FILE');
  const file = path.resolve(name);
  const { setName } = await db.admin().command({ hello: 1 });
  // A replica set keeps the past for a while: everything is read as it was at one moment.
  const session = setName ? client.startSession({ snapshot: true }) : undefined;
  const manifest = await writeBackup(db, file, session);
  await session?.endSession();
  return `${file} holds ${inWords(manifest)}.`;
});
