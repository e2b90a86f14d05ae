import type { OwnPrivacy } from '@clinic/contract/privacy/privacy';
import { momentOf } from '@clinic/ui/clinic-page';
import { RefusalNotice } from '@clinic/ui/forms/RefusalNotice.tsx';
import { useSaving } from '@clinic/ui/forms/useSaving.ts';
import { ClinicButton } from '@clinic/ui/layout/ClinicButton.tsx';
import { FailureNotice } from '@clinic/ui/layout/FailureNotice.tsx';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Panel } from '../../components/Panel.tsx';
import { ProgressBar } from '../../components/ProgressBar.tsx';
import { saveDownload, startDownload } from './api.ts';
import { PASSWORD_QUESTIONS } from './password-questions.tsx';
import { usePrivacyChange } from './usePrivacyChange.ts';

/** 1,536,000 → "1.5 MB". */
const sizeText = (bytes: number): string =>
  bytes < 100_000 ? `${Math.max(1, Math.round(bytes / 1000))} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

export function DownloadPanel({ privacy: { download } }: { privacy: OwnPrivacy }) {
  const making = usePrivacyChange(startDownload, 'Your file could not be started. Please try again.');
  const fetching = useSaving<{ id: string }, void>({
    send: ({ id }) => saveDownload(id),
    saved: () => undefined,
    otherwise: 'Your file could not be fetched. Please try again.',
    questions: PASSWORD_QUESTIONS,
  });
  const make = () => void making.save({});
  const fetch = () => download && void fetching.save({ id: download.id });
  const isReady = download?.state === 'ready';
  return (
    <Panel title="Download my data">
      <Typography variant="body2" sx={{ mb: 3 }}>
        One ZIP file with a page to read and print, the same for other programs, and your blood reports. It is
        kept for 24 hours.
      </Typography>
      <RefusalNotice saving={making} onAnswer={make} sx={{ mb: 3 }} />
      <RefusalNotice saving={fetching} onAnswer={fetch} sx={{ mb: 3 }} />
      {download?.state === 'failed' && !making.refusal && (
        <FailureNotice sentence="Your file could not be made. Please try again." sx={{ mb: 3 }} />
      )}
      {download?.state === 'making' && (
        <Box component="output" sx={{ display: 'block', mb: 3 }}>
          <ProgressBar percent={download.percent} label={`We are making your file: ${download.percent}%`} />
        </Box>
      )}
      {isReady && (
        <Typography component="output" variant="body2" sx={{ display: 'block', mb: 3 }}>
          Your file of {momentOf(download.askedAt)} is ready: {sizeText(download.size ?? 0)}, kept until{' '}
          {momentOf(download.expiresAt ?? '')}.
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        {isReady && (
          <ClinicButton look="filled" disabled={fetching.isBusy} onClick={fetch}>
            Save the file
          </ClinicButton>
        )}
        {download?.state !== 'making' && (
          <ClinicButton look={isReady ? 'outlined' : 'filled'} disabled={making.isBusy} onClick={make}>
            {isReady ? 'Make a new one' : 'Download my data'}
          </ClinicButton>
        )}
      </Box>
    </Panel>
  );
}
