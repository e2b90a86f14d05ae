import { AccountSection } from '@clinic/ui/account/AccountSection.tsx';
import { FailureNotice } from '@clinic/ui/layout/FailureNotice.tsx';
import { PageHeader } from '@clinic/ui/layout/PageHeader.tsx';
import { ContentSkeleton } from '@clinic/ui/layout/PageSkeleton.tsx';
import { failureText } from '@clinic/ui/session/api-error.ts';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { lazy } from 'react';
import { useSearchParams } from 'react-router';
import { PAGE_TITLES } from '../layout/page-titles.ts';
import { PolicyForm } from './PolicyForm.tsx';
import { useBookingPolicy } from './useBookingPolicy.ts';

const BusinessTab = lazy(() => import('../business/BusinessTab.tsx'));
const ClinicTab = lazy(() => import('../clinic-facts/ClinicTab.tsx'));
const EnquiriesTab = lazy(() => import('./EnquiriesTab.tsx'));
const ServersTab = lazy(() => import('./ServersTab.tsx'));

const TABS = ['clinic', 'booking', 'business', 'enquiries', 'servers'] as const;
type SettingsTab = (typeof TABS)[number];
const tabOf = (asked: string | null): SettingsTab => TABS.find((one) => one === asked) ?? 'booking';

function BookingRules() {
  const { data, error, refetch } = useBookingPolicy();
  return (
    <AccountSection
      title="Booking"
      text="How clients ask for visits and change them. The desk is not bound by it."
    >
      {error && !data && (
        <FailureNotice
          sentence={failureText(error, 'The rules could not be read.')}
          onRetry={() => void refetch()}
        />
      )}
      {!error && !data && <ContentSkeleton rows={6} />}
      {data && <PolicyForm answer={data} />}
    </AccountSection>
  );
}

function SettingsPage() {
  const [search, setSearch] = useSearchParams();
  const tab = tabOf(search.get('tab'));
  return (
    <>
      <PageHeader title={PAGE_TITLES.admin.settings} context="What holds for the whole clinic." />
      <Tabs
        value={tab}
        aria-label="Settings"
        onChange={(_event, chosen: SettingsTab) => setSearch(chosen === 'booking' ? {} : { tab: chosen })}
        variant="scrollable"
        sx={{ mb: 4 }}
      >
        <Tab value="clinic" label="Clinic" />
        <Tab value="booking" label="Booking" />
        <Tab value="business" label="Business" />
        <Tab value="enquiries" label="Enquiries" />
        <Tab value="servers" label="Servers" />
      </Tabs>
      {tab === 'clinic' && <ClinicTab />}
      {tab === 'booking' && <BookingRules />}
      {tab === 'business' && <BusinessTab />}
      {tab === 'enquiries' && <EnquiriesTab />}
      {tab === 'servers' && <ServersTab />}
    </>
  );
}

export default SettingsPage;
