import { backupCalls, type BackupState } from '@clinic/contract/backup-calls';
import { counted } from '@clinic/contract/counted';
import { formatAge, formatBytes } from '@clinic/contract/sizes';
import { momentOf } from '@clinic/ui/clinic-page';
import { FailureNotice } from '@clinic/ui/layout/FailureNotice.tsx';
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import { ContentSkeleton } from '@clinic/ui/layout/PageSkeleton.tsx';
import { failureText } from '@clinic/ui/session/api-error.ts';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useServer } from '../providers/useServer.ts';

const SECRET = 'It is not encrypted: whoever gets the file reads everything. Set BACKUP_RECIPIENTS.';

/** What somebody has to do something about, the most pressing first. */
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

/** How old and how large the last backup is, and what is wrong with it. */
export function LastBackup() {
  const server = useServer();
  const { data, dataUpdatedAt, error, refetch } = useQuery({
    queryKey: ['backups'],
    queryFn: () => server((api) => api.call(backupCalls.state, {})),
  });
  return (
    <Box component="section" aria-labelledby="last-backup" sx={{ mt: 8 }}>
      <Typography id="last-backup" component="h2" variant="h3" sx={{ mb: 3 }}>
        Last backup
      </Typography>
      {error && (
        <FailureNotice
          sentence={failureText(error, 'The state of the backups could not be read.')}
          onRetry={() => void refetch()}
        />
      )}
      {!error && !data && <ContentSkeleton rows={2} />}
      {data && (
        <>
          {worriesOf(data).map((worry) => (
            <Notice key={worry} tone="waiting" sx={{ mb: 3 }}>
              {worry}
            </Notice>
          ))}
          <Card sx={{ p: 4 }}>
            <LastOne {...data} now={dataUpdatedAt} />
          </Card>
        </>
      )}
    </Box>
  );
}
