import PlanIcon from '@mui/icons-material/AssignmentTurnedInOutlined';
import CookieIcon from '@mui/icons-material/CookieOutlined';
import EventIcon from '@mui/icons-material/EventOutlined';
import CheckInIcon from '@mui/icons-material/FactCheckOutlined';
import HomeIcon from '@mui/icons-material/HomeOutlined';
import MedicationIcon from '@mui/icons-material/MedicationOutlined';
import PersonIcon from '@mui/icons-material/PersonOutlined';
import PrivacyIcon from '@mui/icons-material/PrivacyTipOutlined';
import ProgressIcon from '@mui/icons-material/ShowChartOutlined';
import InvoiceIcon from '@mui/icons-material/ReceiptLongOutlined';
import DietIcon from '@mui/icons-material/RestaurantMenuOutlined';
import HerbIcon from '@mui/icons-material/SpaOutlined';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Session } from '@clinic/ui/session/session.ts';
import { lazy, Suspense, useEffect } from 'react';
import { useLoaderData } from 'react-router';
import { hasUnsent } from '../../../features/journal/unsent-mark.ts';
import { OfflineNotice } from '../../../features/own-record/OfflineNotice.tsx';
import { meQuery } from '../../../features/own-record/me.ts';
import { useAccount } from '../../../components/account.ts';
import { AreaLayout } from '../../AreaLayout.tsx';
import { endWithToken } from '../../end-of-token.ts';
import { makeInstallable } from '../../installable.ts';
import { ClientBottomBar } from './ClientBottomBar.tsx';

const items = [
  { label: 'Home', to: '/client/dashboard', Icon: HomeIcon },
  { label: 'Personal Details', to: '/client/personal-details', Icon: PersonIcon },
  { label: 'Purchased Plan', to: '/client/plan', Icon: PlanIcon },
  { label: 'My progress', to: '/client/progress', Icon: ProgressIcon },
  { label: 'Diet Plan', to: '/client/diet-plan', Icon: DietIcon },
  { label: 'Vitamins', to: '/client/vitamins', Icon: MedicationIcon, also: ['/client/vitamins-plan'] },
  { label: 'Herbs', to: '/client/herbs-plan', Icon: HerbIcon },
  { label: 'Snacks', to: '/client/snacks', Icon: CookieIcon },
  { label: 'Appointments', to: '/client/appointments', Icon: EventIcon },
  { label: 'Weekly check-in', to: '/client/check-ins', Icon: CheckInIcon },
  { label: 'Invoices', to: '/client/invoices', Icon: InvoiceIcon, also: ['/client/invoices/'] },
  { label: 'Privacy and my data', to: '/client/privacy', Icon: PrivacyIcon },
];

/** Few clients are asked or told something, so the code is fetched on demand. */
const FromTheClinic = lazy(() => import('./FromTheClinic.tsx'));

function AbovePage() {
  const { data } = useQuery(meQuery(useAccount().id));
  return <Suspense>{data && (data.notices ?? data.asksConsent) && <FromTheClinic me={data} />}</Suspense>;
}

/** Sends ticks that were made offline; the code is fetched only when this phone has some. */
function useUnsentEntries(): void {
  const { id } = useLoaderData<Session>();
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!hasUnsent(id)) return;
    void import('../../../features/journal/sending.ts')
      .then(({ keepSending }) => keepSending(queryClient))
      // The next opening fetches it again.
      .catch(() => undefined);
  }, [id, queryClient]);
}

export function Component() {
  useEffect(makeInstallable, []);
  useUnsentEntries();
  useEffect(endWithToken, []);
  return (
    <AreaLayout area="client" areaName="Client portal" items={items} BottomBar={ClientBottomBar}>
      <OfflineNotice />
      <AbovePage />
    </AreaLayout>
  );
}
