import { Notice } from '@clinic/ui/layout/Notice.tsx';
import Button from '@mui/material/Button';
import { Suspense, lazy, useState } from 'react';

const ItemDialog = lazy(() => import('../inventory/ItemDialog.tsx'));

/** Says that nothing can be sold yet, and adds the first item without leaving the invoice. */
export default function NoItems() {
  const [adding, setAdding] = useState(false);
  return (
    <>
      <Notice
        tone="note"
        announce="status"
        sx={{ mb: 3 }}
        action={
          <Button color="inherit" variant="outlined" onClick={() => setAdding(true)}>
            Add the first item
          </Button>
        }
      >
        The inventory has no items yet, so there is nothing to choose. A program can be invoiced without any.
      </Notice>
      <Suspense>{adding && <ItemDialog item={null} onClose={() => setAdding(false)} />}</Suspense>
    </>
  );
}
