import PrintIcon from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';

export function PrintButton({ label = 'Print' }: { label?: string }) {
  return (
    <Button
      className="no-print"
      variant="outlined"
      startIcon={<PrintIcon />}
      onClick={() => window.print()}
      // Hidden on a phone, where it would displace the content; a phone's browser can print, too.
      sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
    >
      {label}
    </Button>
  );
}
