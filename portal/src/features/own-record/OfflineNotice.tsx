import Box from '@mui/material/Box';
import { useAccount } from '../../components/account.ts';
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import { momentOf } from '@clinic/ui/clinic-page';
import { clockAhead } from '@clinic/ui/session/clinic-clock.ts';
import { useNow } from '@clinic/ui/session/useNow.ts';
import { offlineCopyTime } from '../../lib/offline-copy.ts';
import { NOT_WITHOUT_NETWORK } from '../../lib/without-network.ts';
import { useOnline } from '../../lib/useOnline.ts';

export function OfflineNotice() {
  const online = useOnline();
  const { id } = useAccount();
  // A clock that is set while the page is open.
  useNow();
  if (online) return null;
  const copied = offlineCopyTime(id);
  const when = copied && momentOf(copied);
  return (
    <Box className="no-print" sx={{ mb: 5 }}>
      <Notice tone="note" announce="status">
        You are offline.{' '}
        {when
          ? `You see your copy of ${when}. Ticks are kept and sent later; all other changes need network.`
          : NOT_WITHOUT_NETWORK}
        {clockAhead() === null && " Days and times are by this phone's clock."}
      </Notice>
    </Box>
  );
}
