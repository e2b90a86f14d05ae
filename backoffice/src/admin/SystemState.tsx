import type { AdminWorklists } from '@clinic/contract/dashboards/admin-worklists';
import { LITTLE_STORAGE, MANY_REFUSED_LOG_INS } from '@clinic/contract/dashboards/admin-worklist-words';
import { counted } from '@clinic/contract/platform/counted';
import { formatBytes } from '@clinic/contract/platform/sizes';
import { mailsAreSetUp } from '@clinic/ui/layout/emails-wait.ts';
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';

const FAILED = `/letters?filter=${encodeURIComponent('{"state":"failed"}')}`;
const WAITING = `/letters?filter=${encodeURIComponent('{"state":"waits"}')}`;
const REFUSED = `/audit?filter=${encodeURIComponent('{"action":"login-failed"}')}`;

/** Failed emails, refused log-ins and disk space, which an admin must watch. */
export function SystemState({
  failedLetters,
  waitingLetters,
  refusedLogIns,
  money,
  storage,
}: AdminWorklists) {
  const { bytes, freeBytes } = storage;
  const little = freeBytes !== null && freeBytes < LITTLE_STORAGE;
  return (
    <Box component="section" aria-labelledby="system-state">
      <Typography id="system-state" component="h2" variant="h2" sx={{ mb: 2 }}>
        Letters, log-ins, storage
      </Typography>
      {waitingLetters > 0 && (
        <Notice tone="waiting" sx={{ mb: 3 }}>
          <Link component={RouterLink} to={WAITING} color="inherit">
            {counted(waitingLetters, 'letter waits', 'letters wait')}
          </Link>
          {mailsAreSetUp()
            ? ' since before mails were set up, and can be sent now.'
            : ': mails are not set up. SMTP_URL on the server sets them up.'}
        </Notice>
      )}
      {refusedLogIns >= MANY_REFUSED_LOG_INS && (
        <Notice tone="waiting" sx={{ mb: 3 }}>
          Many log-ins were refused: somebody may be guessing passwords.
        </Notice>
      )}
      {money !== null && money.wrong > 0 && (
        <Notice tone="waiting" sx={{ mb: 3 }}>
          The money of {counted(money.wrong, 'record')} does not add up: npm run money:verify names them.
        </Notice>
      )}
      {little && (
        <Notice tone="waiting" sx={{ mb: 3 }}>
          The disk is nearly full.
        </Notice>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
        <li>
          {failedLetters === 0 ? (
            'No letter has failed.'
          ) : (
            <>
              <Link component={RouterLink} to={FAILED}>
                {counted(failedLetters, 'letter')}
              </Link>{' '}
              could not be delivered.
            </>
          )}
        </li>
        <li>
          <Link component={RouterLink} to={REFUSED}>
            {counted(refusedLogIns, 'log-in')} refused
          </Link>{' '}
          within 24 hours.
        </li>
        <li>
          {formatBytes(bytes)} of records and files
          {freeBytes !== null && `, ${formatBytes(freeBytes)} free`}.
        </li>
      </Box>
    </Box>
  );
}
