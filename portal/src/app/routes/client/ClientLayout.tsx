import PlanIcon from '@mui/icons-material/AssignmentTurnedInOutlined';
import CookieIcon from '@mui/icons-material/CookieOutlined';
import EventIcon from '@mui/icons-material/EventOutlined';
import HomeIcon from '@mui/icons-material/HomeOutlined';
import MedicationIcon from '@mui/icons-material/MedicationOutlined';
import PersonIcon from '@mui/icons-material/PersonOutlined';
import DietIcon from '@mui/icons-material/RestaurantMenuOutlined';
import HerbIcon from '@mui/icons-material/SpaOutlined';
import { useEffect } from 'react';
import { OfflineNotice } from '../../../features/own-record/OfflineNotice.tsx';
import { AreaLayout } from '../../AreaLayout.tsx';
import { makeInstallable } from '../../installable.ts';
import { ClientBottomBar } from './ClientBottomBar.tsx';

const items = [
  { label: 'Home', to: '/client/dashboard', Icon: HomeIcon },
  { label: 'Personal Details', to: '/client/personal-details', Icon: PersonIcon },
  { label: 'Purchased Plan', to: '/client/plan', Icon: PlanIcon },
  { label: 'Diet Plan', to: '/client/diet-plan', Icon: DietIcon },
  { label: 'Vitamins', to: '/client/vitamins', Icon: MedicationIcon, also: ['/client/vitamins-plan'] },
  { label: 'Herbs', to: '/client/herbs-plan', Icon: HerbIcon },
  { label: 'Snacks', to: '/client/snacks', Icon: CookieIcon },
  { label: 'Appointments', to: '/client/appointments', Icon: EventIcon },
];

export function Component() {
  useEffect(makeInstallable, []);
  return (
    <AreaLayout area="client" areaName="Client portal" items={items} BottomBar={ClientBottomBar}>
      <OfflineNotice />
    </AreaLayout>
  );
}
