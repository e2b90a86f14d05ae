import { inventoryCalls } from '@clinic/contract/billing/inventory-calls';
import { refusalOf } from '@clinic/ui/session/refusal.ts';
import { failureText } from '@clinic/ui/session/api-error.ts';
import type { FileCounts } from '@clinic/contract/billing/count-changes';
import {
  FILE_NEEDED,
  INVENTORY_COLUMNS,
  INVENTORY_FILE,
  type ImportPreview,
} from '@clinic/contract/billing/inventory';
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

/** Uploads a file in two steps: a preview, then the import. */
function UploadDialog({ onClose }: { onClose: () => void }) {
  const [file, setFile] = useState<File | null>(null);
  const [preview, setPreview] = useState<ImportPreview | null>(null);
  const [problems, setProblems] = useState<string[]>([]);
  const [busy, setBusy] = useState(false);
  const server = useServer();
  const refresh = useRefresh();

  const refuse = (error: unknown) => {
    const sentence = `Error uploading file: ${failureText(error, 'Please try again.')}`;
    notify.error(sentence);
    setProblems([sentence, ...Object.values(refusalOf(error)?.details ?? {}).flat()]);
    setPreview(null);
  };
  const look = async (chosen: File) => {
    const answer = await server((api) =>
      api.call(inventoryCalls.upload, { query: { preview: true }, body: {}, files: { file: chosen } }),
    );
    if ('added' in answer) setPreview(answer);
  };
  const run = async (step: () => Promise<void>) => {
    setBusy(true);
    setProblems([]);
    try {
      await step();
    } catch (error) {
      refuse(error);
      // What moved since the preview is shown in a new one, beside the names.
      if (file && refusalOf(error)?.code === 'STOCK_MOVED') await look(file).catch(refuse);
    } finally {
      setBusy(false);
    }
  };
  const choose = (chosen: File | null) => {
    setFile(chosen);
    setPreview(null);
    setProblems([]);
    if (chosen) void run(() => look(chosen));
  };
  const changesCounts = preview !== null && countRows(preview).length > 0;
  // Without a changed count the preview's counts hold, whatever is sold meanwhile.
  const upload = (counts: FileCounts = 'keep') => {
    if (!file) {
      notify.error(FILE_NEEDED);
      setProblems([FILE_NEEDED]);
      return;
    }
    void run(async () => {
      if (!preview) return look(file);
      const query = { at: preview.at, counts };
      await server((api) => api.call(inventoryCalls.upload, { query, body: {}, files: { file } }));
      notify.success('File uploaded successfully!');
      refresh();
      onClose();
    });
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
            // The same file, corrected, can be chosen again.
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
