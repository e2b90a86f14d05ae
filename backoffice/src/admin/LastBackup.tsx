import type { BackupState } from '@clinic/contract/platform/backup-calls';
import { counted } from '@clinic/contract/platform/counted';
import { formatAge, formatBytes } from '@clinic/contract/platform/sizes';
import { momentOf } from '@clinic/ui/clinic-page';
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const SECRET = 'It is not encrypted: whoever gets the file reads everything. Set BACKUP_RECIPIENTS.';

/** Lists the problems of the backups, the most pressing first. */
function worriesOf({ every, last, failed, late }: BackupState): string[] {
  if (every === null) return ['This server makes no backups by itself. Set BACKUP_DIR and BACKUP_EVERY.'];
  return [
    ...(failed ? [`The backup of ${momentOf(failed.at)} failed: ${failed.why}`] : []),
    ...(late ? [`The last backup is old: one is due every ${counted(every, 'hour')}.`] : []),
    ...(last && !last.encrypted ? [SECRET] : []),
  ];
}

/** `now`: when the state was read. */
function LastOne({ last, every, now }: BackupState & { now: number }) {
  if (!last)
    return (
      <Typography>{every === null ? 'None.' : 'None yet: the first one is made within minutes.'}</Typography>
    );
  return (
    <>
      <Typography sx={{ fontFamily: 'var(--serif)', fontSize: '1.44rem', fontWeight: 600 }}>
        Made {formatAge(now - Date.parse(last.at))}
      </Typography>
      <Typography variant="body2">
        {momentOf(last.at)} · {formatBytes(last.bytes)} · {counted(last.records, 'record')} ·{' '}
        {last.encrypted ? 'encrypted' : 'not encrypted'}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {last.file}
      </Typography>
    </>
  );
}

export const LastBackup = ({ state, now }: { state: BackupState; now: number }) => (
  <Box component="section" aria-labelledby="last-backup">
    <Typography id="last-backup" component="h2" variant="h2" sx={{ mb: 2 }}>
      Last backup
    </Typography>
    {worriesOf(state).map((worry) => (
      <Notice key={worry} tone="waiting" sx={{ mb: 3 }}>
        {worry}
      </Notice>
    ))}
    <LastOne {...state} now={now} />
  </Box>
);
