import { inventoryCalls } from '@clinic/contract/billing/inventory-calls';
import { refusalOf } from '@clinic/ui/session/refusal.ts';
import type { FileCounts } from '@clinic/contract/billing/count-changes';
import {
  FILE_NEEDED,
  INVENTORY_COLUMNS,
  INVENTORY_FILE,
  type ImportPreview,
} from '@clinic/contract/billing/inventory';
import { refusalText, useSaving } from '@clinic/ui/forms/useSaving.ts';
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useRefresh } from 'react-admin';
import { notify } from '@clinic/ui/layout/notify.ts';
import { useServer } from '../providers/useServer.ts';
import { countRows } from './CountChanges.tsx';
import { ImportChanges } from './ImportChanges.tsx';

interface Step {
  csv: File;
  /** The preview that the person saw; left out: this request makes one. */
  seen?: ImportPreview | null;
  counts?: FileCounts;
}

const SAID = {
  otherwise: 'Error uploading file: Please try again.',
  worded: (sentence: string) => `Error uploading file: ${sentence}`,
};

/** Uploads a file in two steps: a preview, then the import. */
function UploadDialog({ onClose }: { onClose: () => void }) {
  const [file, setFile] = useState<File | null>(null);
  const [preview, setPreview] = useState<ImportPreview | null>(null);
  const [isMissing, setMissing] = useState(false);
  const server = useServer();
  const refresh = useRefresh();

  const send = ({ csv, seen, counts = 'keep' }: Step) => {
    const { at, encoding } = seen ?? {};
    const query = seen ? { at, counts, ...(encoding && { encoding }) } : { preview: true };
    return server((api) => api.call(inventoryCalls.upload, { query, body: {}, files: { file: csv } }));
  };
  const {
    save,
    isBusy: busy,
    refusal,
    forgetRefusal,
  } = useSaving({
    send,
    saved: (answer) => {
      if ('added' in answer) return setPreview(answer);
      notify.success('File uploaded successfully!');
      refresh();
      onClose();
    },
    ...SAID,
    refused: async (failure, sentence) => {
      notify.error(sentence);
      setPreview(null);
      if (!file || refusalOf(failure)?.code !== 'STOCK_MOVED') return;
      // A new preview, since items have moved since the last one.
      const again = await send({ csv: file }).catch((error: unknown) =>
        notify.error(refusalText(error, SAID.otherwise, SAID.worded)),
      );
      if (again && 'added' in again) setPreview(again);
    },
  });
  const details = Object.values(refusalOf(refusal?.failure)?.details ?? {}).flat();
  const problems = [isMissing ? FILE_NEEDED : (refusal?.sentence ?? []), ...details].flat();
  const choose = (chosen: File | null) => {
    setFile(chosen);
    setPreview(null);
    setMissing(false);
    forgetRefusal();
    if (chosen) void save({ csv: chosen });
  };
  const changesCounts = preview !== null && countRows(preview).length > 0;
  // Without changed counts nothing is compared, so later sales do not matter.
  const upload = (counts?: FileCounts) => {
    setMissing(!file);
    if (file) void save({ csv: file, seen: preview, counts });
    else notify.error(FILE_NEEDED);
  };
  return (
    <Dialog open onClose={busy ? undefined : onClose} maxWidth="sm" fullWidth aria-labelledby="upload-title">
      <DialogTitle id="upload-title">Upload CSV</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 4 }}>
        <Typography variant="body2">
          The first line is <code>{INVENTORY_COLUMNS.join(',')}</code>; semicolons or tabs in place of the
          commas and capital letters are fine. A row with the name and category of an item changes that item;
          any other row adds one. Nothing is changed when one row is wrong.
        </Typography>
        <Box component="label" sx={{ display: 'grid', gap: 1 }}>
          CSV file, at most {INVENTORY_FILE.maxBytes / 1024 / 1024} MB
          <input
            type="file"
            accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
            disabled={busy}
            onChange={(event) => choose(event.target.files?.[0] ?? null)}
            // Emptied, so that the same file can be chosen again after it was corrected.
            onClick={(event) => {
              event.currentTarget.value = '';
            }}
          />
        </Box>
        {problems.length > 0 && (
          <Notice tone="stopped" announce="alert">
            <Box tabIndex={0} sx={{ maxHeight: 240, overflowY: 'auto' }}>
              {problems.map((problem) => (
                <div key={problem}>{problem}</div>
              ))}
            </Box>
          </Notice>
        )}
        {preview?.encoding && (
          <Notice tone="waiting" announce="status">
            The file is saved as Windows-1252, not as UTF-8: please check below that letters such as é are
            right.
          </Notice>
        )}
        {preview && <ImportChanges preview={preview} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={busy}>
          Cancel
        </Button>
        {changesCounts ? (
          <>
            <Button disabled={busy} onClick={() => upload('file')}>
              Take the file's counts
            </Button>
            <Button variant="contained" loading={busy} onClick={() => upload('keep')}>
              Change all but the counts
            </Button>
          </>
        ) : (
          <Button variant="contained" loading={busy} disabled={problems.length > 1} onClick={() => upload()}>
            Upload
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

export default UploadDialog;
