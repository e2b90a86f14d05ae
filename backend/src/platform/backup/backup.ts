import path from 'node:path';
import { parseArgs } from 'node:util';
import { Clock } from '../config/clock.ts';
import { BackupError, inWords } from './backup-frames.ts';
import { withConfiguredDatabase } from './configured-database.ts';
import { writeConsistentBackup } from './write-backup.ts';

// npm run backup -- FILE
await withConfiguredDatabase(async (db, client, env) => {
  const { backupRecipients: recipients } = env;
  const [name, ...more] = parseArgs({ allowPositionals: true }).positionals;
  if (!name || more.length > 0) throw new BackupError('Say which file to write: npm run backup -- FILE');
  const file = path.resolve(name);
  const manifest = await writeConsistentBackup(client, db, file, { recipients, now: new Clock(env).now() });
  return `${file} holds ${inWords(manifest)}${recipients ? ', encrypted' : ''}.`;
});
