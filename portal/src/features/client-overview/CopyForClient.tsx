import { waitsForCopy, type ClientWishes } from '@clinic/contract/privacy/written-down';
import { writtenDownCalls } from '@clinic/contract/privacy/written-down-calls';
import { momentOf } from '@clinic/ui/clinic-page';
import { RefusalNotice } from '@clinic/ui/forms/RefusalNotice.tsx';
import { useSaving } from '@clinic/ui/forms/useSaving.ts';
import { ClinicButton } from '@clinic/ui/layout/ClinicButton.tsx';
import { FailureNotice } from '@clinic/ui/layout/FailureNotice.tsx';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ProgressBar } from '../../components/ProgressBar.tsx';
import { passwordQuestions } from '../privacy/password-questions.tsx';
import { makeCopy, saveCopy } from './client-wishes-api.ts';

const questions = passwordQuestions('doctor');

interface Props {
  clientId: string;
  wishes: ClientWishes;
  onChanged: (wishes: ClientWishes) => void;
}

/** The copy that the client waits for: made, saved for the print, and handed over. */
export function CopyForClient({ clientId, wishes: { copy, download }, onChanged }: Props) {
  const making = useSaving<object, ClientWishes>({
    send: () => makeCopy(clientId),
    saved: onChanged,
    otherwise: 'The copy could not be started. Please try again.',
    questions,
  });
  const fetching = useSaving<object, void>({
    send: () => saveCopy(clientId),
    saved: () => undefined,
    otherwise: 'The copy could not be fetched. Please try again.',
    questions,
  });
  const handing = useSaving<object, ClientWishes>({
    draft: `handed-over:${clientId}`,
    send: (_, { api, keys }) => api.call(writtenDownCalls.handOver, { clientId }, { keys }),
    saved: (answer) => {
      onChanged(answer);
      return 'It is noted that the client has the copy.';
    },
    otherwise: 'This was not noted. Please try again.',
  });
  if (!waitsForCopy(copy)) return null;
  const isReady = download?.state === 'ready';
  return (
    <Box sx={{ mt: 3 }}>
      <Typography variant="body2" sx={{ mb: 2 }}>
        The copy is one ZIP file with a page to print. It has everything of the client, also invoices and desk
        notes: give it to nobody else.
      </Typography>
      {[making, fetching, handing].map((saving, at) => (
        <RefusalNotice key={at} saving={saving} onAnswer={() => void saving.save({})} sx={{ mb: 2 }} />
      ))}
      {download?.state === 'failed' && (
        <FailureNotice sentence="The copy could not be made. Please try again." sx={{ mb: 2 }} />
      )}
      {download?.state === 'making' && (
        <Box component="output" sx={{ display: 'block', mb: 2 }}>
          <ProgressBar percent={download.percent} label={`The copy is being made: ${download.percent}%`} />
        </Box>
      )}
      {isReady && (
        <Typography component="output" variant="body2" sx={{ display: 'block', mb: 2 }}>
          The copy of {momentOf(download.askedAt)} is ready, kept until {momentOf(download.expiresAt ?? '')}.
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        {isReady && (
          <ClinicButton look="filled" disabled={fetching.isBusy} onClick={() => void fetching.save({})}>
            Save the copy
          </ClinicButton>
        )}
        {download?.state !== 'making' && (
          <ClinicButton look="outlined" disabled={making.isBusy} onClick={() => void making.save({})}>
            {isReady ? 'Make a new copy' : 'Make the copy'}
          </ClinicButton>
        )}
        <ClinicButton look="outlined" disabled={handing.isBusy} onClick={() => void handing.save({})}>
          Handed over
        </ClinicButton>
      </Box>
    </Box>
  );
}
