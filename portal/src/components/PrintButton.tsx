import PrintIcon from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';

/** Prints the page; a phone saves it as a PDF the same way. */
export const PrintButton = ({ label = 'Print' }: { label?: string }) => (
  <Button className="no-print" variant="outlined" startIcon={<PrintIcon />} onClick={() => window.print()}>
    {label}
  </Button>
);
