import Button from '@mui/material/Button';
import { Suspense, lazy, useState } from 'react';

const WalkInDialog = lazy(() => import('./WalkInDialog.tsx'));

export function WalkInButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Walk-in
      </Button>
      {open && (
        <Suspense>
          <WalkInDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
