import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useSearchParams } from 'react-router';
import { PageHeader } from '@clinic/ui/layout/PageHeader.tsx';
import { PAGE_TITLES } from '../layout/page-titles.ts';
import { EnquiryList } from './EnquiryList.tsx';
import { NewsletterList } from './NewsletterList.tsx';
import { PhoneEnquiryButton } from './PhoneEnquiryButton.tsx';

function EnquiriesPage() {
  const [search, setSearch] = useSearchParams();
  const tab = search.get('show') === 'newsletter' ? 'newsletter' : 'enquiries';
  return (
    <>
      <PageHeader
        title={PAGE_TITLES.assistant.enquiries}
        context="From the website's forms, and from the phone."
        action={<PhoneEnquiryButton />}
      />
      <Tabs
        value={tab}
        aria-label="What to show"
        onChange={(_event, chosen: string) =>
          setSearch(chosen === 'newsletter' ? { show: chosen } : {}, { replace: true })
        }
        sx={{ mb: 4 }}
      >
        <Tab value="enquiries" id="tab-enquiries" aria-controls="shown" label="Enquiries" />
        <Tab value="newsletter" id="tab-newsletter" aria-controls="shown" label="Newsletter" />
      </Tabs>
      <div role="tabpanel" id="shown" aria-labelledby={`tab-${tab}`}>
        {tab === 'newsletter' ? <NewsletterList /> : <EnquiryList />}
      </div>
    </>
  );
}

export default EnquiriesPage;
