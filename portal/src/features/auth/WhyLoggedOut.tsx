import { Notice } from '@clinic/ui/layout/Notice.tsx';
import type { Area } from '../../lib/log-in-path.ts';
import { whyEnded, type WhyEnded } from '../../lib/session-end.ts';

const OVER = 'Your log-in has come to its end. Please log in again.';
const CHANGED = 'or your password or e-mail was changed. If that was not you, please choose a new password.';

const SENTENCES: Record<WhyEnded, Record<Area, string>> = {
  over: { client: OVER, doctor: OVER },
  refused: {
    client: `You were logged out from another device, ${CHANGED}`,
    doctor: `Nobody used this page for two hours, or you were logged out from another device, ${CHANGED}`,
  },
};

const isKnown = (why: string | null): why is WhyEnded => why === 'refused' || why === 'over';

/** Says at a log-in why it is asked for again, when the person has not logged out. */
export function WhyLoggedOut({ area }: { area: Area }) {
  const why = whyEnded(area);
  if (!isKnown(why)) return null;
  return (
    <Notice tone="waiting" announce="status" sx={{ mb: 5 }}>
      {SENTENCES[why][area]}
    </Notice>
  );
}
