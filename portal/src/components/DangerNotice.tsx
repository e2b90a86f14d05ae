import { CALL_112, dangersIn } from '@clinic/contract/care/danger-words';
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import Link from '@mui/material/Link';

/** Beside a client's text that may describe an emergency: the clinic does not read it at once. */
export default function DangerNotice({ text }: { text: string }) {
  if (dangersIn(text).length === 0) return null;
  return (
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
}
