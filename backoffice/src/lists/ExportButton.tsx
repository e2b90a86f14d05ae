import { notify } from '@clinic/ui/layout/notify.ts';
import { failureText } from '@clinic/ui/session/api-error.ts';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { saveFile } from '../layout/save-file.ts';
import { useServer } from '../providers/useServer.ts';

interface Props {
  address: string;
  file: string;
  label?: string;
}

export function ExportButton({ address, file, label = 'Export CSV' }: Props) {
  const [busy, setBusy] = useState(false);
  const server = useServer();
  const save = async () => {
    setBusy(true);
    try {
      saveFile(await server((api) => api.file(address)), file);
    } catch (error) {
      notify.error(`Error downloading file: ${failureText(error, 'Please try again.')}`);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="outlined" loading={busy} onClick={() => void save()}>
      {label}
    </Button>
  );
}
