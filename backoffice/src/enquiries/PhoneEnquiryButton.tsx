import PhoneIcon from '@mui/icons-material/PhoneInTalkOutlined';
import Button from '@mui/material/Button';
import { Suspense, lazy, useState } from 'react';

const PhoneEnquiryDialog = lazy(() => import('./PhoneEnquiryDialog.tsx'));

export function PhoneEnquiryButton({ label = 'Phone enquiry' }: { label?: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" startIcon={<PhoneIcon />} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Suspense>{open && <PhoneEnquiryDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
