import Button from '@mui/material/Button';
import { saveFile } from '../layout/save-file.ts';
import { useDownload } from '../layout/useDownload.ts';

interface Props {
  address: string;
  file: string;
  label?: string;
}

export function ExportButton({ address, file, label = 'Export CSV' }: Props) {
  const { start, isBusy } = useDownload(address, (content) => saveFile(content, file));
  return (
    <Button variant="outlined" loading={isBusy} onClick={start}>
      {label}
    </Button>
  );
}
