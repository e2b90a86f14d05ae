import { PageHeader } from '@clinic/ui/layout/PageHeader.tsx';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useAccount } from '../../components/account.ts';
import { QueryView } from '../../components/QueryView.tsx';
import { privacyQuery } from './api.ts';
import { NotificationsPanel } from '../notifications/NotificationsPanel.tsx';
import { ConsentSwitches } from './ConsentSwitches.tsx';
import { DownloadPanel } from './DownloadPanel.tsx';
import { ErasurePanel } from './ErasurePanel.tsx';
import { NoticeReader } from './NoticeReader.tsx';

/** A client's rights on one page: consents, the own data as a file, erasure, and the notice itself. */
export function PrivacyScreen() {
  const privacy = useQuery(privacyQuery(useAccount().id));
  return (
    <>
      <PageHeader
        title="Privacy and my data"
        context="What we use your data for, and what you can do about it."
      />
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 960 }}>
        <QueryView query={privacy} errorText={() => 'Your choices could not be read. Please try again.'}>
          {(own) => (
            <>
              <ConsentSwitches privacy={own} />
              <NotificationsPanel />
              <DownloadPanel privacy={own} />
              <ErasurePanel privacy={own} />
            </>
          )}
        </QueryView>
        <NoticeReader />
      </Box>
    </>
  );
}
