import PrintIcon from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';

export function PrintButton({ label = 'Print' }: { label?: string }) {
  return (
    <Button className="no-print" variant="outlined" startIcon={<PrintIcon />} onClick={() => window.print()}>
      {label}
    </Button>
  );
}
