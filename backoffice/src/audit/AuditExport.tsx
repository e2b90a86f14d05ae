import { auditCalls } from '@clinic/contract/audit-calls';
import { addressOf } from '@clinic/contract/calls';
import { notify } from '@clinic/ui/layout/notify.ts';
import { failureText } from '@clinic/ui/session/api-error.ts';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { saveFile } from '../layout/save-file.ts';
import { useServer } from '../providers/useServer.ts';

/** Saves the entries that the filters leave, all pages of them. */
export function AuditExport() {
  const [busy, setBusy] = useState(false);
  const { filterValues } = useListContext();
  const server = useServer();
  const save = async () => {
    setBusy(true);
    try {
      const query = { filter: JSON.stringify(filterValues) };
      saveFile(await server((api) => api.file(addressOf(auditCalls.download, { query }))), 'audit.csv');
    } catch (error) {
      notify.error(`Error downloading file: ${failureText(error, 'Please try again.')}`);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="outlined" loading={busy} onClick={() => void save()}>
      Export CSV
    </Button>
  );
}
