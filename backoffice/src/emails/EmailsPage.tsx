import { PageHeader } from '@clinic/ui/layout/PageHeader.tsx';
import { mailsAreSetUp } from '@clinic/ui/layout/emails-wait.ts';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useSearchParams } from 'react-router';
import { PAGE_TITLES } from '../layout/page-titles.ts';
import { EmailLog } from './EmailLog.tsx';
import { EmailLooks } from './EmailLooks.tsx';

function EmailsPage() {
  const [search, setSearch] = useSearchParams();
  const tab = search.get('tab') === 'looks' ? 'looks' : 'log';
  return (
    <>
      <PageHeader
        title={PAGE_TITLES.admin.letters}
        context="What the clinic writes by email, and what became of it."
      />
      <Tabs
        value={tab}
        aria-label="Letters"
        onChange={(_event, chosen: string) => setSearch(chosen === 'looks' ? { tab: chosen } : {})}
        sx={{ mb: 4 }}
      >
        <Tab value="log" label={mailsAreSetUp() ? 'Sent and on their way' : 'Written'} />
        <Tab value="looks" label="How they look" />
      </Tabs>
      {tab === 'log' ? <EmailLog /> : <EmailLooks />}
    </>
  );
}

export default EmailsPage;
