import { CALL_112 } from '@clinic/contract/danger-words';
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import Link from '@mui/material/Link';

/** What may be an emergency waits for nobody to read it. */
export const DangerNotice = () => (
  <Notice
    tone="stopped"
    announce="alert"
    sx={{ mt: 3 }}
    action={
      <Link href="tel:112" sx={{ fontWeight: 600 }}>
        Call 112
      </Link>
    }
  >
    {CALL_112}
  </Notice>
);
